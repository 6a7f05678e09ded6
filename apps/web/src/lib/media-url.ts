/** The address of a picture, video or file as answered: absolute, or a path of this host. */
export function mediaUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return path.startsWith('/') ? path : `/${path}`;
}
