import { can, type DealDetail, type OwnUser, type Publication } from '@briefcast/contract';
import { canStatePublication } from '@briefcast/contract/publications/rules';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { fullName } from '../../lib/names.ts';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import type { SideNames } from './as-stated.tsx';
import { PostItem } from './post-item.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { publicationsQuery } from './use-publications.ts';

interface PublicationsProps {
  deal: DealDetail;
  user: OwnUser;
}

const namesOf = ({ brand, creator }: DealDetail): SideNames => ({
  brand: brand.companyName || m.deal_brand_unnamed(),
  creator: (creator && fullName(creator)) || m.deal_creator_gone(),
});

/** Posts of a deal, and the way to state one more. */
export function PostList({ deal, user }: PublicationsProps) {
  const { data, error, refetch } = useQuery(publicationsQuery(deal.id));
  if (data) return <Posts deal={deal} user={user} posts={data} />;
  if (!error)
    return (
      <>
        <LoadingText>{m.publication_loading()}</LoadingText>
        <Skeleton className="h-32" />
      </>
    );
  return (
    <ErrorState onRetry={() => void refetch()}>
      {m.publication_not_loaded()}
      <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
    </ErrorState>
  );
}

function Posts({ deal, user, posts }: PublicationsProps & { posts: readonly Publication[] }) {
  const dialog = useFreshDialog();
  const mayState = can(actorOf(user), 'publication.state', partiesOf(deal, user));
  const names = namesOf(deal);
  return (
    <>
      {posts.length > 0 ? (
        <ul className="mb-5 grid gap-6">
          {posts.map((post) => (
            <PostItem
              key={post.id}
              dealId={deal.id}
              title={deal.title}
              currency={deal.currency}
              post={post}
              names={names}
              mayState={mayState}
              mayChange={mayState && post.by === user.role}
              viewer={user.role}
            />
          ))}
        </ul>
      ) : null}
      {mayState && canStatePublication(deal.status, posts.length).allowed ? (
        <Button
          variant="outline"
          className="max-sm:w-full"
          icon={<Plus aria-hidden className="ic" />}
          onClick={dialog.open}
        >
          {posts.length > 0 ? m.publication_state_another() : m.publication_state()}
        </Button>
      ) : null}
      {dialog.opening > 0 ? (
        <PublicationDialog
          key={dialog.opening}
          dealId={deal.id}
          viewer={user.role}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </>
  );
}
