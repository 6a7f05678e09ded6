import { m } from '@briefcast/i18n/messages';
import { Button } from '../../../ui/button.tsx';

/** Keeps the draft begun for this creator; the brief that was brought along can replace it. */
export function GivenBrief({ title, onUse }: { title: string; onUse: () => void }) {
  return (
    <div
      data-tone="yellow"
      className="ear-sm flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-k-bg py-2 ps-3.5 pe-4 text-sm text-k-ink"
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {title === '' ? m.again_kept_deliverables() : m.again_kept({ title })}
      </p>
      <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onUse}>
        {m.again_use()}
      </Button>
    </div>
  );
}
