import type { MarketContact } from '@briefcast/contract';
import type { MessagePart } from '@briefcast/i18n/message-part';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { contactFor } from '../lib/market.ts';
import { RichText } from './rich-text.tsx';

interface ContactLineProps {
  purpose: MarketContact;
  /** The sentence with the address in its tag `mail`. */
  says: (inputs: { address: string }) => readonly MessagePart[];
}

/** Asks to write to the market, or says that its operator has set no address yet. */
export function ContactLine({ purpose, says }: ContactLineProps) {
  const address = contactFor(purpose);
  if (address === null) return m.market_no_contact();
  const mail = (children: ReactNode) => (
    <a className="link" href={`mailto:${address}`}>
      <bdi>{children}</bdi>
    </a>
  );
  return <RichText parts={says({ address })} tags={{ mail }} />;
}
