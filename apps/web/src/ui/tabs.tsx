import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { formatCount } from '@briefcast/i18n/format';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { textDirection } from './text-direction.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number | undefined;
}

interface TabGroupProps<Id extends string> {
  value: Id;
  onValueChange: (id: Id) => void;
  children: ReactNode;
  /** The id of the element, if something links to it. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Wraps a row of tabs and its panel: knows which tab is selected. */
export function TabGroup<Id extends string>({ value, onValueChange, children, ...rest }: TabGroupProps<Id>) {
  return (
    <DirectionProvider direction={textDirection()}>
      <Base.Root
        value={value}
        onValueChange={onValueChange}
        tabIndex={rest.id === undefined ? undefined : -1}
        {...rest}
      >
        {children}
      </Base.Root>
    </DirectionProvider>
  );
}

interface TabsProps<Id extends string> {
  label: string;
  items: readonly Tab<Id>[];
  value: Id;
  className?: string | undefined;
}

/** A row of tabs with optional counts; scrolls horizontally if it is wider than the screen. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return <TabRow {...props} listClass="tabs" tabClass="tab" />;
}

/** Two or three tabs of equal width, as in the account dialog. */
export function SegmentedTabs<Id extends string>(props: TabsProps<Id>) {
  return <TabRow {...props} listClass="segments" tabClass="segment" />;
}

interface TabRowProps<Id extends string> extends TabsProps<Id> {
  listClass: string;
  tabClass: string;
}

function TabRow<Id extends string>({ label, items, value, className, listClass, tabClass }: TabRowProps<Id>) {
  // On a narrow screen the selected tab may have to be scrolled into view.
  const list = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that comes later moves the selected one, and is observed too.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[data-tab="${value}"]`);
    if (!row || !tab) return;
    const center = () => {
      const { left, width } = tab.getBoundingClientRect();
      const frame = row.getBoundingClientRect();
      row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
    };
    center();
    // Counts that come later, and fonts, make the tabs before it wider; a phone that is turned makes the row narrower.
    const sizes = new ResizeObserver(center);
    for (const each of [row, ...row.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [value, ids]);

  return (
    <Base.List ref={list} activateOnFocus aria-label={label} className={clsx(listClass, className)}>
      {items.map((item) => (
        <Base.Tab key={item.id} value={item.id} data-tab={item.id} className={tabClass}>
          {item.label}
          {item.count === undefined ? null : <span className="count">{formatCount(item.count)}</span>}
        </Base.Tab>
      ))}
    </Base.List>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string | undefined;
  /** Focusable, for a scrolling panel that may contain nothing focusable: then the keyboard scrolls it. */
  isStop?: boolean;
}

/** The content of the selected tab; `value` is that of its group. */
export function TabPanel({ value, children, className, isStop = false }: TabPanelProps) {
  return (
    // A panel mostly contains focusable elements, and then needs no tab stop of its own.
    <Base.Panel value={value} tabIndex={isStop ? 0 : -1} className={className}>
      {children}
    </Base.Panel>
  );
}
