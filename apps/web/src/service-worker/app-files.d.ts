/** Written by the build of the service worker (build/app-files.ts). */
declare module 'virtual:app-files' {
  export interface AppFiles {
    language: string;
    /** The address of the page into which the browser renders every screen. */
    page: string;
    /** The scripts, styles and fonts that the app needs to open without a connection. */
    files: readonly string[];
  }
  /** Identifies the build. */
  export const version: string;
  export const appFiles: readonly AppFiles[];
}
