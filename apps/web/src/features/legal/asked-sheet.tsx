/** Asks once to accept changed terms; what the person had under way stays below it (rules/legal#acceptance). */
import { paths } from '@briefcast/contract/paths';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { leave } from '../../lib/leaving.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBox } from '../../ui/dialog-box.tsx';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';

const titles = { terms: m.terms_title, privacy: m.privacy_title };

interface AskedSheetProps {
  /** Called once nothing is asked of this person any more. */
  onAccepted: () => void;
}

export function AskedSheet({ onAccepted }: AskedSheetProps) {
  const { data } = useQuery(q('legal.asked'));
  const asked = data?.asked ?? [];
  const accept = useMutation({
    mutationFn: () =>
      client.legal.accept({ body: { accepted: asked.map(({ page, version }) => ({ page, version })) } }),
    onSuccess: onAccepted,
    // Another version may be in force by now, which the sheet then shows.
    onError: () => invalidate('legal.asked'),
  });
  const isNothingAsked = data !== undefined && asked.length === 0;
  useEffect(() => {
    if (isNothingAsked) onAccepted();
  }, [isNothingAsked, onAccepted]);
  if (asked.length === 0) return null;
  return (
    <DialogBox
      open
      onOpenChange={() => undefined}
      title={m.legal_asked_title()}
      size="sm"
      sheet
      lasting
      busy={accept.isPending}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {m.header_log_out()}
          </Button>
          <OnlineButton busy={accept.isPending} busyText={m.own_saving()} onClick={() => accept.mutate()}>
            {m.legal_accept()}
          </OnlineButton>
        </>
      }
    >
      <p className="text-ink-2">{m.legal_asked_text()}</p>
      <ul className="mt-4 grid gap-4">
        {asked.map(({ page, effectiveOn, note }) => (
          <li key={page}>
            <ExternalLink
              href={ownPage(paths[page].href())}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {titles[page]()}
            </ExternalLink>
            <p className="text-ui text-ink-2">{m.legal_effective({ date: formatLongDate(effectiveOn) })}</p>
            {note ? <p className="mt-1 text-ui wrap-anywhere">{m.legal_changes({ note })}</p> : null}
          </li>
        ))}
      </ul>
      <FormError className="mt-4 empty:hidden">
        {accept.error ? errorText(accept.error, m.legal_accept_failed()) : null}
      </FormError>
    </DialogBox>
  );
}
