import { m } from '@briefcast/i18n/messages';
import { joining } from '../../lib/market.ts';
import { ContactLine } from '../../ui/contact-line.tsx';

/** Tells what to do in a market that does not take everybody, in place of the sign-up. */
export function SignUpClosed() {
  const isByLink = joining() === 'BY_LINK';
  return (
    <div className="grid gap-3 text-ui">
      <p>{isByLink ? m.joining_by_link_text() : m.joining_nobody_text()}</p>
      {isByLink ? (
        <p>
          <ContactLine purpose="help" says={m.joining_ask.parts} />
        </p>
      ) : null}
    </div>
  );
}
