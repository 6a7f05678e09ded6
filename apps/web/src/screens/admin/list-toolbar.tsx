import { m } from '@briefcast/i18n/messages';
import { RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ListKind } from './admin-list.tsx';

interface ListToolbarProps {
  what: ListKind;
  value: string;
  onChange: (value: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Between search and Refresh: another filter. */
  children?: ReactNode;
}

/** Search and Refresh above a list. */
export function ListToolbar({ what, value, onChange, isRefreshing, onRefresh, children }: ListToolbarProps) {
  return (
    <search className="flex flex-wrap gap-2.5">
      <Field label={m.admin_list_search({ what })} labelHidden className="flex-1 basis-48 md:max-w-[380px]">
        <TextInput
          type="search"
          placeholder={m.admin_list_search_hint({ what })}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          start={<Search aria-hidden className="ic" />}
        />
      </Field>
      {children}
      <Button
        variant="outline"
        className="max-sm:px-3.5! md:ms-auto"
        aria-label={m.admin_refresh()}
        aria-busy={isRefreshing || undefined}
        icon={<RefreshCw aria-hidden className={isRefreshing ? 'ic spin' : 'ic'} />}
        onClick={onRefresh}
      >
        <span className="max-sm:sr-only">{m.admin_refresh()}</span>
      </Button>
    </search>
  );
}
