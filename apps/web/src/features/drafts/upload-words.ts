/** Wording of an upload's state: one for the draft and for the list of all uploads. */
import { type ListedUpload, receivedBytes, type Tone } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatPercent } from '@briefcast/i18n/format';
import { formatWait } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import {
  CircleX,
  Clock,
  FileSearch,
  type LucideIcon,
  PanelsTopLeft,
  Pause,
  RefreshCw,
  ScanLine,
  Upload,
  WifiOff,
} from 'lucide-react';
import type { Elsewhere } from './other-tabs.ts';
import type { RunningUpload } from './running-uploads.ts';

export interface UploadWords {
  tone: Tone;
  Icon: LucideIcon;
  /** In a word or two, for a badge. */
  state: string;
  /** Lead of its row, where there is no badge. */
  line: string;
  /** Hint after the line: its meaning, or the next step. */
  hint: string;
  /** The line says more than the hint does, and so is shown with the badge. */
  isLineNews?: boolean;
}

/** For the list, whose badge replaces the line and leaves room for one sentence. */
export const withBadge = ({ tone, Icon, state, line, hint, isLineNews = false }: UploadWords) => ({
  tone,
  Icon,
  state,
  said: isLineNews ? line : hint,
});

/** Progress in percent, and whether it is stopped; bytes on their way are lost when it stops. */
export function progressOf({ phase, file, sentBytes, safeBytes }: RunningUpload) {
  const isStopped = phase === 'PAUSED' || phase === 'WAITING' || phase === 'FOR_WIFI';
  return { isStopped, percent: ((isStopped ? safeBytes : sentBytes) / file.size) * 100 };
}

/** Says which part is safe during a stop, and that it goes on by itself. */
const safeByItself = (safeBytes: number, said: { safe: string; size: string }) =>
  safeBytes === 0 ? m.upload_nothing_safe_by_itself(said) : m.upload_safe_by_itself(said);

/** An upload of this page. */
export function wordsOf(upload: RunningUpload): UploadWords {
  const sent = formatBytes(upload.sentBytes);
  const safe = formatBytes(upload.safeBytes);
  const size = formatBytes(upload.file.size);
  const left = upload.secondsLeft === null ? null : formatWait(upload.secondsLeft);
  switch (upload.phase) {
    case 'BEGINNING':
    case 'SENDING':
      return {
        tone: 'blue',
        Icon: Upload,
        state: m.upload_state_sending(),
        line: left === null ? m.draft_sent({ sent, size }) : m.draft_sent_left({ sent, size, left }),
        hint: m.draft_may_leave(),
        isLineNews: true,
      };
    case 'COMPARING':
      return {
        tone: 'blue',
        Icon: RefreshCw,
        state: m.draft_resuming(),
        line: upload.safeBytes > 0 ? m.draft_resuming_at({ sent: safe }) : m.draft_resuming(),
        hint: m.draft_comparing(),
      };
    case 'PAUSED':
      return {
        tone: 'yellow',
        Icon: Pause,
        state: m.upload_state_paused(),
        line: m.draft_paused({ percent: formatPercent(upload.safeBytes / upload.file.size) }),
        hint:
          upload.safeBytes === 0 ? m.upload_nothing_safe({ size }) : m.upload_safe_for_days({ safe, size }),
      };
    case 'WAITING':
      return {
        tone: 'orange',
        Icon: WifiOff,
        state: m.upload_state_waiting(),
        line: m.draft_waiting(),
        hint: safeByItself(upload.safeBytes, { safe, size }),
      };
    case 'FOR_WIFI':
      return {
        tone: 'yellow',
        Icon: Clock,
        state: m.upload_state_next(),
        line: m.upload_waits_for_wifi({ size }),
        hint: safeByItself(upload.safeBytes, { safe, size }),
        isLineNews: true,
      };
    case 'CHECKING':
      return {
        tone: 'aqua',
        Icon: ScanLine,
        state: m.upload_state_checking(),
        line: m.draft_checking(),
        hint: m.draft_checking_text(),
      };
    case 'CHANGED':
      return {
        tone: 'red',
        Icon: CircleX,
        state: m.upload_state_refused(),
        line: m.draft_changed(),
        hint: m.draft_changed_text(),
        isLineNews: true,
      };
    case 'REFUSED':
      return {
        tone: 'red',
        Icon: CircleX,
        state: m.upload_state_refused(),
        line: m.draft_refused(),
        hint: upload.error ?? m.draft_refused(),
      };
  }
}

/** An upload of this page while the server cannot be reached: its sign, and one sentence. */
export function wordsWithoutConnection(upload: RunningUpload): Pick<UploadWords, 'tone' | 'Icon' | 'line'> {
  const { phase, safeBytes, file } = upload;
  if (phase === 'PAUSED' || phase === 'FOR_WIFI') return wordsOf(upload);
  const line = m.upload_waits_at({ percent: formatPercent(safeBytes / file.size) });
  return { tone: 'orange', Icon: WifiOff, line };
}

/** An upload that this page did not begin: its file is in another tab, or has to be chosen again. */
export function wordsOfBegun(upload: ListedUpload, elsewhere: Elsewhere | undefined): UploadWords {
  const safeBytes = receivedBytes(upload);
  const said = { safe: formatBytes(safeBytes), size: formatBytes(upload.size) };
  switch (elsewhere) {
    case undefined:
      return {
        tone: 'yellow',
        Icon: FileSearch,
        state: m.upload_state_file(),
        line: m.draft_choose_again(),
        hint: safeBytes === 0 ? m.draft_choose_again_nothing(said) : m.draft_choose_again_text(said),
      };
    case 'GOING':
      return {
        tone: 'blue',
        Icon: PanelsTopLeft,
        state: m.upload_state_sending(),
        line: m.upload_other_tab(),
        hint: m.upload_other_tab_text(),
        isLineNews: true,
      };
    case 'PAUSED':
      return {
        tone: 'yellow',
        Icon: Pause,
        state: m.upload_state_paused(),
        line: m.upload_other_tab_paused(),
        hint: m.upload_other_tab_text(),
        isLineNews: true,
      };
  }
}
