import type { FoundKind, FoundThing } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, FileText, Handshake, type LucideIcon, Receipt, Scale, User } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useAfterPause } from '../../../lib/use-after-pause.ts';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const inMoney = ({ title }: FoundThing) =>
  `${paths.admin.href()}?${new URLSearchParams({ tab: 'money', search: title })}`;

const looks: Record<
  FoundKind,
  { Icon: LucideIcon; label: () => string; pathOf: (thing: FoundThing) => string }
> = {
  BRAND: { Icon: Building2, label: m.admin_column_brand, pathOf: ({ id }) => paths.adminBrand.href(id) },
  CREATOR: { Icon: User, label: m.admin_column_creator, pathOf: ({ id }) => paths.adminCreator.href(id) },
  DEAL: { Icon: Handshake, label: m.admin_column_deal, pathOf: ({ id }) => paths.adminDeal.href(id) },
  CASE: { Icon: Scale, label: m.admin_find_case, pathOf: ({ id }) => paths.adminDispute.href(id) },
  ORDER: { Icon: Receipt, label: m.admin_find_order, pathOf: inMoney },
  INVOICE: { Icon: FileText, label: m.admin_find_invoice, pathOf: inMoney },
};

/** Number of letters from which on the server is asked. */
const fewestLetters = 2;

/** Finds brands, creators, deals, cases, orders and invoices; the arrow keys walk the list. */
export function FindBox({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const asked = useAfterPause(text.trim());
  const isAsked = asked.length >= fewestLetters;
  const query = useQuery({
    ...adminQ('admin.find', { query: { text: asked } }),
    select: ({ found }) => found,
    placeholderData: keepPreviousData,
    enabled: open && isAsked,
  });
  const found = isAsked ? (query.data ?? []) : [];
  const close = () => {
    setText('');
    onOpenChange(false);
  };
  function walk(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops: (Element | null)[] = [input.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const at = stops.indexOf(document.activeElement);
    const stop = stops[Math.min(Math.max(at + by, 0), stops.length - 1)];
    if (stop instanceof HTMLElement) stop.focus();
  }
  return (
    <DialogBox
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      title={m.admin_find_title()}
      initialFocus={input}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (!first || query.isPlaceholderData) return;
        close();
        void navigate(looks[first.kind].pathOf(first));
      }}
    >
      <search onKeyDown={walk}>
        <Field label={m.admin_find_hint()} labelHidden>
          <TextInput
            ref={input}
            type="search"
            dir="auto"
            autoComplete="off"
            placeholder={m.admin_find_hint()}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {query.isError && isAsked ? (
          <ErrorState className="mt-4" onRetry={() => void query.refetch()}>
            {errorText(query.error, m.admin_find_failed())}
          </ErrorState>
        ) : null}
        <p role="status" className="hint mt-3 empty:hidden">
          {isAsked && query.isSuccess && found.length === 0 ? m.admin_find_none() : ''}
        </p>
        <ul ref={list} className="mt-2 grid">
          {found.map((thing) => (
            <li key={`${thing.kind} ${thing.id}`}>
              <Line thing={thing} onOpen={close} />
            </li>
          ))}
        </ul>
      </search>
    </DialogBox>
  );
}

function Line({ thing, onOpen }: { thing: FoundThing; onOpen: () => void }) {
  const { Icon, label, pathOf } = looks[thing.kind];
  return (
    <Link
      to={pathOf(thing)}
      className="flex min-h-14 items-center gap-3 rounded-lg px-3 hover:bg-sunken"
      onClick={onOpen}
    >
      <Icon aria-hidden className="ic shrink-0" />
      <span className="min-w-0 flex-1">
        <b dir="auto" className="block truncate text-start font-semibold">
          {thing.title}
        </b>
        {thing.detail === null ? null : (
          <small dir="auto" className="hint block truncate text-start">
            {thing.detail}
          </small>
        )}
      </span>
      <span className="hint">{label()}</span>
    </Link>
  );
}
