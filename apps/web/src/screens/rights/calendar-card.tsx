import { m } from '@briefcast/i18n/messages';
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useRenewCalendar } from './use-renew-calendar.ts';

/** Puts the address on the clipboard, or says that it has to be copied by hand. */
function copy(url: string): void {
  copyToClipboard(url).then(
    () => toastSuccess(m.calendar_copied()),
    () => toastError(m.calendar_not_copied()),
  );
}

/** The address by which other calendars show these days; null while there is none. */
export function CalendarCard({ url }: { url: string | null }) {
  const renew = useRenewCalendar();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={m.calendar_title()}>
      <p className="text-ui text-ink-2">{m.calendar_about()}</p>
      {url === null ? (
        <OnlineButton
          className="mt-4"
          busy={renew.isPending}
          busyText={m.calendar_making()}
          onClick={() => renew.mutate()}
        >
          {m.calendar_make()}
        </OnlineButton>
      ) : (
        <div className="mt-4 grid gap-3">
          <Field label={m.calendar_address()}>
            <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <a href={url.replace(/^https?:/u, 'webcal:')} className="btn btn-outline">
              <CalendarPlus aria-hidden className="ic" />
              {m.calendar_subscribe()}
            </a>
            <Button icon={<Copy aria-hidden className="ic" />} onClick={() => copy(url)}>
              {m.calendar_copy()}
            </Button>
            <Button
              variant="ghost"
              icon={<RefreshCw aria-hidden className="ic" />}
              onClick={() => setAsking(true)}
            >
              {m.calendar_renew()}
            </Button>
          </div>
        </div>
      )}
      <p className="hint mt-4 border-t border-line pt-3">{m.rights_told()}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.calendar_renew_title()}
        confirmLabel={m.calendar_renew()}
        busy={renew.isPending}
        busyText={m.calendar_making()}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {m.calendar_renew_text()}
      </ConfirmDialog>
    </Card>
  );
}
