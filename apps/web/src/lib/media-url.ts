/** The URL of a picture, video or file from an answer: absolute, or a path of this host. */
export function mediaUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return path.startsWith('/') ? path : `/${path}`;
}
