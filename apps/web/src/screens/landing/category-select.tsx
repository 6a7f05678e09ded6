import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { CategoryFace, type CategoryListboxProps, categoryLook } from './category-face.tsx';

interface CategorySelectProps extends CategoryListboxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dropdown itself, with the library that carries its keys and its place. */
export function CategorySelect({ options, value, onChange, open, onOpenChange }: CategorySelectProps) {
  return (
    // The page's rules forbid style elements, and the list hides no scrollbar.
    <CSPProvider disableStyleElements>
      <Select.Root
        value={value}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
        open={open}
        onOpenChange={onOpenChange}
        modal={false}
      >
        <Select.Trigger aria-label={m.landing_category()} className={categoryLook}>
          <CategoryFace options={options} value={value} isOpen={open} />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-(--z-pop)">
            <Select.Popup
              aria-label={m.landing_category()}
              className="max-h-60 w-(--anchor-width) overflow-y-auto ear-sm bg-raised p-1.5 shadow-e2 outline-none"
            >
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  label={option.label}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-[8px] px-3 text-ui outline-none data-highlighted:bg-sunken data-selected:font-semibold"
                >
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check aria-hidden className="ic" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
