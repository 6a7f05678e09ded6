/** What is known of the whole installation while it runs: how far its readers of facts are, and what upgrades have left to do. */
export interface InstallationState {
  /** By the reader's name, in seconds. */
  lags(): Promise<{ name: string; seconds: number }[]>;
  /** By the kind of the job that brings the rows along. */
  moves(): Promise<{ kind: string; left: number }[]>;
}
