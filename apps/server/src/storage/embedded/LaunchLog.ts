export interface LaunchLog {
  info(message: string): void;
  warn(message: string): void;
}
