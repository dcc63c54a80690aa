export interface LaunchLogger {
  info(message: string): void;
  warn(message: string): void;
}
