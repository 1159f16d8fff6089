import Foundation

/// What one has to know of the machine to judge absolute times.
func machineDescription() -> String {
    let cores = ProcessInfo.processInfo.processorCount
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(separator: " ").first
    return "\(cores) cores, load \(load ?? "unknown") before the run. Times are medians; trust the ratios."
}
