import type { ReportPost } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { nameOf } from './report-posts.tsx';

/** Screenshots that prove numbers, where the report shows them. */
export function ReportProofs({ posts }: { posts: readonly ReportPost[] }) {
  const proofs = posts.filter(({ proof }) => proof !== undefined);
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="report-proofs">
      <h3 id="report-proofs" className="text-d4">
        {m.campaign_report_proof()}
      </h3>
      <ul className="report-proofs">
        {proofs.map((post) => (
          <li key={post.proof}>
            <img
              src={mediaUrl(post.proof ?? '')}
              alt={m.campaign_report_proof_of({ name: nameOf(post) })}
              loading="lazy"
              decoding="async"
            />
            <small>
              <bdi>{nameOf(post)}</bdi>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
