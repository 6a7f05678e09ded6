/** Judging applicants without knowing who they are (rules/castings#blind). */
import { soundOf } from '../creators/sound-of-name.ts';
import { foldForSearch } from '../kit/fold-for-search.ts';
import { contactDetailsIn } from '../moderation/contact-details.ts';
import type { Applicant } from './application.ts';

/** FNV-1a: it hides nothing from anybody who computes it, which is enough against recognising. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last letters change the low bits alone, which are mixed into all others.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Code in place of an applicant's name, always equal for one viewer: a letter and three digits. */
export function blindCode(viewerId: string, applicationId: string): string {
  const hash = hashOf(`${viewerId} ${applicationId}`);
  const number = 100 + (Math.floor(hash / letters.length) % 900);
  return `${letters[hash % letters.length]}${number}`;
}

/** Shuffles applications, always into the same order for one viewer. */
export const inBlindOrder = <One extends { id: string }>(viewerId: string, all: readonly One[]): One[] =>
  all.toSorted((one, other) => hashOf(viewerId + one.id) - hashOf(viewerId + other.id));

const word = /[\p{L}\p{M}\p{N}_]+/gu;
const wordsOf = (text: string): string[] => text.match(word) ?? [];
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const wholeWord = (text: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])${text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')}(?![\\p{L}\\p{N}_])`,
    'giu',
  );

/** Whether a word is one of these names, also in the other script. */
function isOneOf(names: readonly string[]): (found: string) => boolean {
  const parts = names.flatMap(wordsOf).filter((part) => part.length > 1);
  // Handles are often several names in one word.
  const joined = parts.flatMap((_, at) =>
    parts.slice(at).map((_, to) => parts.slice(at, at + to + 1).join('')),
  );
  const folded = new Set(joined.map(foldForSearch));
  const sounds = parts.map((part) => ({ isArabic: isArabic(part), sound: soundOf(part) }));
  return (found) =>
    folded.has(foldForSearch(found)) ||
    sounds.some(
      (part) => part.sound !== null && part.isArabic !== isArabic(found) && part.sound === soundOf(found),
    );
}

type Named = Pick<Applicant['creator'], 'firstName' | 'lastName' | 'handles'>;

/** A text of a creator, or about them, with `instead` in the place of their names, handles and contact details. */
export function withoutNames(
  text: string,
  { firstName, lastName, handles = [] }: Named,
  instead: string,
): string {
  const isName = isOneOf([firstName, lastName]);
  const found = [
    ...contactDetailsIn(text),
    ...handles
      .filter((handle) => handle.length > 1)
      .flatMap((handle) => [...text.matchAll(wholeWord(handle))])
      .map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
    ...[...text.matchAll(word)]
      .filter(([match]) => isName(match))
      .map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
  ].sort((one, other) => one.start - other.start);
  let shown = '';
  let end = -1;
  for (const piece of found) {
    const between = end < 0 ? text.slice(0, piece.start) : text.slice(end, piece.start);
    // A first and a last name are taken out as one.
    if (end < 0 || (piece.start > end && between.trim() !== '')) shown += between + instead;
    end = Math.max(end, piece.end);
  }
  return end < 0 ? text : shown + text.slice(end);
}
