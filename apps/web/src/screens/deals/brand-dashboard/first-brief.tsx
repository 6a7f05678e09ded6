import type { OwnBrand, RosterCreator } from '@briefcast/contract';
import { houseRules } from '@briefcast/contract/accounts/call-sheet';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';

const rulesShown = 3;
const facesShown = 3;

interface FirstBriefProps {
  brand: OwnBrand;
  faces: readonly RosterCreator[];
}

/** The brief that the scenes lead to, as far as it can be seen already, and what follows it. */
export function FirstBrief({ brand, faces }: FirstBriefProps) {
  const rules = [...brand.contentDos, ...brand.contentDonts].slice(0, rulesShown);
  const count = houseRules(brand);
  return (
    <>
      <p className="text-sm text-ink-2">{m.start_first_brief_text()}</p>
      <div className="card mt-4 flex min-h-48">
        <div className="stub w-21!" data-tone="yellow">
          <small>{m.stub_due()}</small>
          <b aria-hidden className="opacity-45">
            ?
          </b>
        </div>
        <div className="grid min-w-0 flex-1 content-start gap-3 p-4 pe-5">
          <p className="flex min-w-0 items-center gap-2.5 font-semibold">
            <BrandLogoAvatar
              name={brand.companyName}
              src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
              size={28}
            />
            <bdi className="min-w-0 truncate">{brand.companyName}</bdi>
          </p>
          <p className="ghost-box">{m.start_first_brief_title()}</p>
          {rules.length > 0 ? (
            <ul className="flex flex-wrap gap-1">
              {rules.map((rule) => (
                <li key={rule} className="flex max-w-full min-w-0">
                  <Tag small className="max-w-full">
                    <bdi className="truncate">{rule}</bdi>
                  </Tag>
                </li>
              ))}
            </ul>
          ) : null}
          {count > 0 ? (
            <p className="hint num">{m.start_rules_so_far({ n: count, count: formatCount(count) })}</p>
          ) : null}
        </div>
      </div>
      {faces.length > 0 ? (
        <ul className="mt-4 flex gap-3">
          {faces.slice(0, facesShown).map(({ creatorId, name, creator }) => (
            <li key={creatorId} title={name}>
              <Avatar
                name={name}
                src={creator?.profileImage ? mediaUrl(creator.profileImage) : null}
                size={44}
              />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <h3 className="mt-5 border-t border-line-strong pt-5 text-[17px]">{m.start_then()}</h3>
      <ol className="mt-3 grid gap-4">
        <Step number={1} title={m.start_then_answer()} text={m.start_then_answer_text()} />
        <Step number={2} title={m.start_then_review()} text={m.start_then_review_text()} />
        <Step number={3} title={m.start_then_complete()} text={m.start_then_complete_text()} />
      </ol>
    </>
  );
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li className="flex gap-3.5">
      <span
        aria-hidden
        className="disp num ear-sm grid size-8 flex-none place-items-center rounded-lg bg-surface text-base"
      >
        {formatCount(number)}
      </span>
      <span className="min-w-0">
        <b className="block pt-1 font-semibold">{title}</b>
        <span className="text-sm text-ink-2">{text}</span>
      </span>
    </li>
  );
}
