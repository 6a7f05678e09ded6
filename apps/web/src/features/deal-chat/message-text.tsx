import type { DealFile } from '@briefcast/contract';
import { LinkedText } from '../../ui/linked-text.tsx';

interface MessageTextProps {
  children: string;
  /** The film that its timecodes mean; what is not sent yet leads nowhere. */
  film?: { dealId: string; file: DealFile } | null;
}

/** A message's text with its links and timecodes. */
export function MessageText({ children, film }: MessageTextProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      <LinkedText film={film}>{children}</LinkedText>
    </p>
  );
}
