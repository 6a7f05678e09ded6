/** Names of uploaded files: shown to people and sent as headers, never used as paths. */
import { create as contentDisposition } from 'content-disposition';

const maxLength = 255;
/** Controls, and the marks that turn the direction of writing, with which `exe.mp4` can be dressed up. */
const unwanted = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The last part of a sent name, without characters that mislead or cannot be stored; "file" if nothing is left. */
export function cleanFileName(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = base.toWellFormed().replace(unwanted, '').trim();
  if (name.length <= maxLength) return name || 'file';
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  // Cutting may split a pair of surrogates; what is left of it goes.
  const start = name.slice(0, maxLength - extension.length).replace(/[\ud800-\udbff]$/, '');
  return start + extension;
}

/** A Content-Disposition that makes browsers save the file under its name, whatever language that is in. */
export const attachmentHeader = (name: string): string => contentDisposition(name);
