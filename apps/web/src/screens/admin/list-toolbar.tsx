import { RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface ListToolbarProps {
  /** 'Search creators...' */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Between search and Refresh: another filter. */
  children?: ReactNode;
}

/** Search and Refresh above a list. */
export function ListToolbar({
  placeholder,
  value,
  onChange,
  isRefreshing,
  onRefresh,
  children,
}: ListToolbarProps) {
  return (
    <search className="flex flex-wrap gap-2.5">
      <Field label={placeholder.replace(/\.+$/, '')} labelHidden className="flex-1 basis-48 md:max-w-[380px]">
        <TextInput
          type="search"
          placeholder={placeholder}
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
        aria-label="Refresh"
        aria-busy={isRefreshing || undefined}
        icon={<RefreshCw aria-hidden className={isRefreshing ? 'ic spin' : 'ic'} />}
        onClick={onRefresh}
      >
        <span className="max-sm:sr-only">Refresh</span>
      </Button>
    </search>
  );
}
