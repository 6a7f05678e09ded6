import { mostOwnPeopleADay, type OwnPeopleRead, readAddresses } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, FileUp, Send, UsersRound, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastError } from '../../ui/toast.ts';
import { useInvite, useLook } from './use-invite.ts';

type Language = 'en' | 'ar';

/** Unreadable parts that are named; a file of something else has thousands. */
const mostNamed = 5;
/** Bytes of a file that is read. */
const mostBytes = 100_000;

/** Cells without an @, such as names and headings of a table, are no addresses. */
const partsWithAt = (text: string) =>
  text
    .split(/[,;\t\n\u060c\u061b]+/u)
    .filter((part) => part.includes('@'))
    .join('\n');

/** A pasted list or a CSV: read first, then invited by a mail each. */
export function ListCard() {
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<Language>(document.documentElement.lang === 'ar' ? 'ar' : 'en');
  const file = useRef<HTMLInputElement>(null);
  const look = useLook();
  const invite = useInvite();
  const { emails, unreadable } = readAddresses(text);
  const isMany = emails.length > mostOwnPeopleADay;
  const change = (next: string) => {
    look.reset();
    setText(next);
  };
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const content = await chosen
      .slice(0, mostBytes)
      .text()
      .catch(() => null);
    if (content === null) toastError(m.own_people_file_failed());
    else change(partsWithAt(content));
  }
  return (
    <section aria-labelledby="own-list" className="card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-list" className="text-[19px]">
          {m.own_people_list()}
        </h2>
        <Button
          variant="ghost"
          icon={<FileUp aria-hidden className="ic" />}
          onClick={() => file.current?.click()}
        >
          {m.own_people_file()}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          onChange={(event) => void take(event)}
        />
      </div>
      <Field
        label={m.own_people_emails()}
        hint={m.own_people_emails_hint()}
        error={isMany ? m.own_people_too_many({ limit: formatCount(mostOwnPeopleADay) }) : undefined}
      >
        <TextArea rows={3} dir="ltr" value={text} onChange={(event) => change(event.target.value)} />
      </Field>
      {look.data ? (
        <ReadList read={look.data} unreadable={unreadable} />
      ) : (
        <OnlineButton
          className="self-start"
          disabled={emails.length === 0 || isMany}
          busy={look.isPending}
          busyText={m.own_people_reading()}
          onClick={() => look.mutate(emails)}
        >
          {m.own_people_read()}
        </OnlineButton>
      )}
      {look.data && look.data.toInvite.length > 0 ? (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Field label={m.own_people_language()} className="w-40">
            <Select
              value={language}
              onChange={(event) => setLanguage(event.target.value === 'ar' ? 'ar' : 'en')}
              options={[
                { value: 'en', label: m.join_english() },
                { value: 'ar', label: m.join_arabic() },
              ]}
            />
          </Field>
          <OnlineButton
            variant="cast"
            icon={<Send aria-hidden className="ic" />}
            busy={invite.isPending}
            busyText={m.own_people_sending()}
            onClick={() =>
              invite.mutate(
                { emails: look.data.toInvite, language },
                { onSuccess: () => change(unreadable.join('\n')) },
              )
            }
          >
            {m.own_people_send({ count: formatCount(look.data.toInvite.length) })}
          </OnlineButton>
          <p className="hint w-full">{m.own_people_once()}</p>
        </div>
      ) : null}
    </section>
  );
}

function ReadList({ read, unreadable }: { read: OwnPeopleRead; unreadable: readonly string[] }) {
  const known = read.known.length;
  return (
    <div role="status" className="own-read">
      <p className="flex flex-wrap justify-center gap-2">
        <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
          {m.own_people_to_invite({ count: formatCount(read.toInvite.length) })}
        </Badge>
        {known > 0 ? (
          <Badge tone="buff" icon={<UsersRound aria-hidden className="ic" />}>
            {m.own_people_known({ n: known, count: formatCount(known) })}
          </Badge>
        ) : null}
        {unreadable.length > 0 ? (
          <Badge tone="red" icon={<X aria-hidden className="ic" />}>
            {m.own_people_unreadable({ count: formatCount(unreadable.length) })}
          </Badge>
        ) : null}
      </p>
      {unreadable.length > 0 ? (
        <p className="hint mt-2 wrap-anywhere">
          {m.own_people_unreadable_parts({ parts: formatSeries(unreadable.slice(0, mostNamed)) })}
        </p>
      ) : null}
    </div>
  );
}
