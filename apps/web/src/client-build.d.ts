/** What `build/client-build.ts` tells the server's build of the browser's. */
declare module 'virtual:client-build' {
  /** The app's page without content. */
  export const template: string;
  /** By source path, such as `src/screens/terms.tsx`: the scripts and styles of it and of all that it imports. */
  export const filesOfModule: Record<string, { scripts: string[]; styles: string[] }>;
}
