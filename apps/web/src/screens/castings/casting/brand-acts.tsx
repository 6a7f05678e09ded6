import type { Casting } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useBlockBrand } from '../../../features/blocks/use-block.ts';
import { applicationQuery } from '../../../features/castings/casting-queries.ts';
import { errorText } from '../../../lib/show-error.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

/** Actions against a casting that should not be here, or a brand that the creator wants to block. */
export function BrandActs({ casting: { id, brand } }: { casting: Casting }) {
  const isReporting = useQuery(siteQuery).data?.market?.moderation === true;
  const [isAsked, setAsked] = useState(false);
  const block = useBlockBrand();
  const { data } = useQuery(applicationQuery(id));
  const name = brand.companyName;
  return (
    <div className="mt-4 -mb-2 flex flex-wrap gap-1 border-t border-line pt-2">
      {isReporting ? <ReportButton reported={{ subject: 'CASTING', id }} /> : null}
      {data?.blockedBrandId ? null : (
        <Button variant="ghost" icon={<Ban aria-hidden className="ic" />} onClick={() => setAsked(true)}>
          {m.block_brand()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.block_brand_title({ name })}
        confirmLabel={m.block_confirm()}
        busy={block.isPending}
        onConfirm={() =>
          block.mutate(id, {
            onSuccess: () => toastSuccess(m.block_done({ name })),
            onError: (error) => toastError(m.block_failed(), errorText(error, m.please_try_again())),
            onSettled: () => setAsked(false),
          })
        }
      >
        {m.block_brand_text()}
      </ConfirmDialog>
    </div>
  );
}
