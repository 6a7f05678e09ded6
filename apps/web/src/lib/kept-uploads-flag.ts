/** Under this key the browser notes that a person's uploads are kept: every page asks, without opening a database. */
export const keptUploadsFlag = (owner: string) => `keptUploads:${owner}`;
