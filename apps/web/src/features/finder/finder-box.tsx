import '../../styles/finder.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { FinderKind, type OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  ArrowRight,
  File as FileIcon,
  Folders,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  ReceiptText,
  Search,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { useAfterPause } from '../../lib/use-after-pause.ts';
import { DialogBox, DialogClose } from '../../ui/dialog-box.tsx';
import { Marked } from '../../ui/marked.tsx';
import { briefedName, briefsOf, type Place, placeOf, placesFor, widerSearch } from './finder-places.ts';

interface Group {
  value: string;
  Icon: LucideIcon;
  items: Place[];
  /** Words that are marked in its lines. */
  marks: string;
}

const kinds: Record<FinderKind, { label: () => string; Icon: LucideIcon }> = {
  PERSON: { label: m.find_people, Icon: UserRound },
  DEAL: { label: m.find_deals, Icon: LayoutGrid },
  CAMPAIGN: { label: m.campaign_title, Icon: Folders },
  CASTING: { label: m.casting_castings, Icon: Megaphone },
  ROSTER: { label: m.roster_title, Icon: ListChecks },
  INVOICE: { label: m.find_invoices, Icon: ReceiptText },
  FILE: { label: m.find_files, Icon: FileIcon },
  COMMENT: { label: m.find_comments, Icon: MessageSquareText },
  MESSAGE: { label: m.find_messages, Icon: MessageCircle },
};

interface FinderBoxProps {
  user: OwnUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One search over people, deals, castings, messages, files, invoices and pages; its lines are links by keyboard. */
export function FinderBox(props: FinderBoxProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Finder {...props} />
    </QueryClientProvider>
  );
}

function Finder({ user, open, onOpenChange }: FinderBoxProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = useAfterPause(typed.trim());
  const asked = briefedName(user, words) ?? words;
  const { data, error, isFetching } = useQuery({
    ...q('finder.find', { query: { words: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const groups = groupsOf(user, words, words === '' ? [] : (data?.found ?? []));

  function go(place: Place) {
    onOpenChange(false);
    if (place.act) place.act();
    else void navigate(place.to);
  }

  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={m.find_title()} bare className="finder">
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        value={typed}
        onValueChange={setTyped}
        itemToStringValue={({ title }: Place) => title}
        autoHighlight="always"
        keepHighlight
      >
        <div className="finder-field">
          <Search aria-hidden className="ic" />
          <Autocomplete.Input
            aria-label={m.find_title()}
            placeholder={m.find_hint()}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
          <DialogClose />
        </div>
        <p role="status" className="sr-only">
          {isFetching ? m.find_searching() : ''}
        </p>
        {error && words !== '' ? (
          <p role="alert" className="px-5 py-3 text-danger">
            {errorText(error, m.find_failed())}
          </p>
        ) : null}
        <Autocomplete.List className="finder-list" aria-busy={isFetching}>
          {({ value, Icon, items, marks }: Group) => (
            <Autocomplete.Group key={value} items={items}>
              <Autocomplete.GroupLabel className="finder-kind">{value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(place: Place) => (
                  <Autocomplete.Item
                    key={place.key}
                    value={place}
                    className="finder-line"
                    onClick={() => go(place)}
                  >
                    <Icon aria-hidden className="ic" />
                    <span className="min-w-0">
                      <b className="block truncate font-medium" dir="auto">
                        <Marked text={place.title} search={marks} />
                      </b>
                      {place.detail ? (
                        <small className="hint block truncate" dir="auto">
                          <Marked text={place.detail} search={marks} />
                        </small>
                      ) : null}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </DialogBox>
  );
}

function groupsOf(user: OwnUser, words: string, found: Parameters<typeof placeOf>[0][]): Group[] {
  const briefed = briefedName(user, words);
  const marks = briefed ?? words;
  const groups: Group[] = FinderKind.options.map((kind) => ({
    value: kinds[kind].label(),
    Icon: kinds[kind].Icon,
    items: found.filter((one) => one.kind === kind).map((one) => placeOf(one, user.role)),
    marks,
  }));
  const briefs = briefed === null ? [] : briefsOf(found);
  const pages = [...briefs, ...placesFor(user, words)];
  const wider = words === '' ? [] : [widerSearch(user.role, words)];
  return [
    ...groups,
    { value: m.find_pages(), Icon: ArrowRight, items: pages, marks },
    { value: m.find_further(), Icon: Search, items: wider, marks: '' },
  ].filter(({ items }) => items.length > 0);
}
