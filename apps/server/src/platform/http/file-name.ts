/** Names of uploaded files: shown to people and sent in headers, never used as paths. */
import { oneLine } from '@briefcast/contract';
import { create as contentDisposition } from 'content-disposition';

const maxLength = 255;

/** The last part of a sent name, without characters that mislead or cannot be stored; "file" if nothing is left. */
export function cleanFileName(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = oneLine(base.toWellFormed().replaceAll('\0', '')).trim();
  if (name.length <= maxLength) return name || 'file';
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  // Truncating may split a surrogate pair; the remaining half is removed.
  const start = name.slice(0, maxLength - extension.length).replace(/[\ud800-\udbff]$/, '');
  return start + extension;
}

/** A Content-Disposition header that makes browsers save the file under its name, in any script. */
export const attachmentHeader = (name: string): string => contentDisposition(name);
