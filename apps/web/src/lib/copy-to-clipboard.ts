/** Puts a text on the clipboard. Rejects where the browser does not permit it, and where there is none: outside of https. */
export const copyToClipboard = (text: string): Promise<void> =>
  navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
