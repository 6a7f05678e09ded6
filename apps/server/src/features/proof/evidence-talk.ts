/** A message and a comment on the page of an evidence, each with who said it by the log. */
import { describeDrawing, type LogEntry } from '@briefcast/contract';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { drawingText } from '@briefcast/i18n/labels/comment';
import { logText, whoOf } from '@briefcast/i18n/log-entry';
import { m } from '@briefcast/i18n/messages';
import { drawingMarkup } from './drawing-markup.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { EvidenceComment } from './evidence-comments.ts';

const lineOf = (who: string, at: string, text: string) =>
  `<p class="hint"><strong><bdi>${escapeMarkup(who)}</bdi></strong> · <time datetime="${at}">${escapeMarkup(formatDateWithTime(at))}</time></p>${text ? `<p dir="auto">${escapeMarkup(text)}</p>` : ''}`;

/** A line of the chat: an entry of a message. */
export const messageMarkup = (entry: LogEntry): string =>
  `<li>${lineOf(whoOf(entry), entry.body.at, logText(entry))}</li>`;

/** The drawing over the still of its file where there is one, and in words. */
function figureOf({ file, drawing }: EvidenceComment, stills: ReadonlySet<string>): string {
  if (!drawing || drawing.shapes.length === 0) return '';
  const still = `stills/${file.id}.webp`;
  const picture = stills.has(still) ? `<img src="${still}" alt="" loading="lazy">` : '';
  const words = [drawingText(describeDrawing(drawing)), ...(picture ? [m.evidence_still()] : [])].join('\n');
  return `<figure><div class="picture" style="aspect-ratio:${drawing.ratio}">${picture}${drawingMarkup(drawing)}</div><figcaption class="hint">${escapeMarkup(words)}</figcaption></figure>`;
}

function placeOf({ file, number, frames }: EvidenceComment): string {
  const version = formatCount(file.version);
  const place = m.evidence_comment_place({ number: formatCount(number), name: file.name, version });
  if (!frames) return place;
  const [from, to] = [formatCount(frames.from), formatCount(frames.to ?? frames.from)];
  return `${place} ${from === to ? m.evidence_frame({ from }) : m.evidence_frames({ from, to })}`;
}

/**
 * Returns a comment that both sides see, with its drawing and replies. The log tells who began it; `stills` names the
 * stills that the evidence holds.
 */
export function commentMarkup(
  comment: EvidenceComment,
  { who, stills }: { who: string | undefined; stills: ReadonlySet<string> },
): string {
  const replies = comment.replies.map(
    ({ at, side, text }) =>
      `<li>${lineOf(side === 'BRAND' ? m.evidence_brand() : m.evidence_creator(), at.toISOString(), text)}</li>`,
  );
  return `<li>${lineOf(who ?? m.log_nobody(), comment.at.toISOString(), comment.text)}<p class="hint">${escapeMarkup(placeOf(comment))}</p>${figureOf(comment, stills)}${replies.length > 0 ? `<ol>${replies.join('')}</ol>` : ''}</li>`;
}
