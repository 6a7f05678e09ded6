/** A size as people say it: 25 MB, 2 GB. */
export function describeBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const unit = bytes > 0 ? Math.min(3, Math.floor(Math.log2(bytes) / 10)) : 0;
  return `${Math.round((bytes / 1024 ** unit) * 10) / 10} ${units[unit]}`;
}
