import type { CampaignDeal } from '@briefcast/contract';
import type { CountedPost } from '@briefcast/contract/publications/counted-posts';
import { resultMoments } from '@briefcast/contract/publications/numbers';
import type { ShownMoment } from '@briefcast/contract/publications/results';
import { m } from '@briefcast/i18n/messages';
import { Download, Upload } from 'lucide-react';
import { saveTable } from '../../lib/download.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { ImportDialog } from './import-numbers/import-dialog.tsx';
import { PostCards } from './post-cards.tsx';
import { PostsTable } from './posts-table.tsx';
import { resultsCsv } from './results-csv.ts';

interface PostsPartProps {
  id: string;
  deals: readonly CampaignDeal[];
  posts: readonly CountedPost[];
  shown: ShownMoment;
  onShow: (shown: ShownMoment) => void;
}

const options: readonly ShownMoment[] = [...resultMoments, 'LATEST'];

/** Posts of a campaign with their numbers at a moment: a table, and cards on phones. */
export function PostsPart({ id, deals, posts, shown, onShow }: PostsPartProps) {
  const isPhone = useMediaQuery('(width < 64rem)');
  const importing = useFreshDialog();
  const without = deals.filter((deal) => deal.posts.length === 0);
  const Posts = isPhone ? PostCards : PostsTable;
  return (
    <Card flush aria-labelledby="result-posts">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 md:px-7">
        <h2 id="result-posts" className="text-d4">
          {m.result_posts()}
        </h2>
        <span className="flex min-w-0 flex-wrap items-center gap-3 *:max-w-full">
          <span className="result-moment-choice">
            <ChoiceRow
              label={m.result_moment_choice()}
              value={shown}
              options={options.map((value) => ({ value, label: m.result_moment({ moment: value }) }))}
              onChange={onShow}
            />
          </span>
          <Button
            variant="outline"
            size="sm"
            className="max-sm:min-h-11"
            icon={<Upload aria-hidden className="ic" />}
            onClick={importing.open}
          >
            {m.result_import_short()}
          </Button>
          <Button
            variant="outline"
            size="sm"
            className="max-sm:min-h-11"
            icon={<Download aria-hidden className="ic" />}
            onClick={() => saveTable(resultsCsv(deals), `results-${id.slice(-6)}.csv`)}
          >
            CSV
          </Button>
        </span>
      </div>
      <Posts posts={posts} without={without} />
      {importing.opening > 0 ? (
        <ImportDialog
          key={importing.opening}
          campaignId={id}
          deals={deals}
          open={importing.isOpen}
          onOpenChange={importing.setOpen}
        />
      ) : null}
    </Card>
  );
}
