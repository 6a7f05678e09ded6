import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useRovingTabs } from './use-roving-tabs.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number | undefined;
}

interface TabsProps<Id extends string> {
  /** Shared with the TabPanel, unique on the page. */
  name: string;
  label: string;
  items: readonly Tab<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  className?: string | undefined;
}

/** A row of tabs with optional counts; scrolls inline when it is wider than the screen. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return <TabRow {...props} listClass="tabs" tabClass="tab" />;
}

/** Two or three equal halves, as in the account dialog. */
export function SegmentedTabs<Id extends string>(props: TabsProps<Id>) {
  return <TabRow {...props} listClass="segments" tabClass="segment" />;
}

interface TabRowProps<Id extends string> extends TabsProps<Id> {
  listClass: string;
  tabClass: string;
}

function TabRow<Id extends string>({
  name,
  label,
  items,
  value,
  onValueChange,
  className,
  listClass,
  tabClass,
}: TabRowProps<Id>) {
  const handleKeyDown = useRovingTabs(
    items.map((item) => item.id),
    value,
    onValueChange,
  );

  // On a narrow screen the selected tab may be one that has to be scrolled to.
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`#${CSS.escape(`${name}-tab-${value}`)}`);
    if (!row || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [name, value]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(listClass, className)}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={`${name}-panel`}
          tabIndex={item.id === value ? 0 : -1}
          className={tabClass}
          onClick={() => onValueChange(item.id)}
        >
          {item.label}
          {item.count === undefined ? null : <span className="count">{item.count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  value: string;
  children: ReactNode;
  className?: string | undefined;
}

/** What the selected tab shows; `name` and `value` are those of its Tabs. */
export function TabPanel({ name, value, children, className }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${value}`} className={className}>
      {children}
    </div>
  );
}
