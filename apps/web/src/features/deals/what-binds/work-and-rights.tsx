import {
  boostedLine,
  type DealDetail,
  exclusivityLine,
  lastDayOfRight,
  lastDayOfUse,
  type RightsTerms,
  type RightUse,
  type Role,
  type TakenLine,
  territoryLine,
  type UseTerm,
  usesOf,
} from '@briefcast/contract';
import { deadlineEnd } from '@briefcast/contract/deals/deadline';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel, wishesText } from '@briefcast/i18n/labels/deliverable';
import { monthsText } from '@briefcast/i18n/labels/months';
import { placeLabel, rightLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import {
  Clapperboard,
  FolderOpen,
  Globe,
  Lock,
  type LucideIcon,
  MapPin,
  Megaphone,
  Rocket,
  RotateCcw,
  Scale,
  Send,
  Tv,
  Undo2,
} from 'lucide-react';
import { useId } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { kindsWithoutWishes } from '../brief-scope.tsx';
import { NotIncluded } from './not-included.tsx';
import { SheetRow } from './sheet-row.tsx';

interface WorkAndRightsProps {
  deal: DealDetail;
  /** Side that reads it: the creator gives all this, and the brand gets it. */
  viewer: Role;
  /** Why a line is unlike the creator's usual terms; null where it is not. */
  unusual: (line: TakenLine) => string | null;
}

/** Everything that the creator gives, each with its term and its last day if the deal ends on its deadline. */
export function WorkAndRights({ deal, viewer, unusual }: WorkAndRightsProps) {
  const titleId = useId();
  const { rights, exclusivity, sample } = deal;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{viewer === 'CREATOR' ? m.accept_give() : m.accept_get()}</h2>
      <p className="hint">{m.accept_give_hint({ viewer, day: formatShortDate(deal.deadline) })}</p>
      <ul className="accept-rows">
        <Work deal={deal} />
        {rights ? (
          <Uses deal={deal} rights={rights} viewer={viewer} unusual={unusual} />
        ) : (
          <WholeLicence deal={deal} />
        )}
        {exclusivity ? (
          <SheetRow
            Icon={Lock}
            title={m.accept_exclusivity({ category: exclusivity.category })}
            detail={m.rights_until({ day: lastDay(deal, exclusivity.months) })}
            end={monthsText(exclusivity.months)}
            unusual={unusual(exclusivityLine(exclusivity.months))}
          />
        ) : null}
        {rights && rights.posting !== 'BRAND' ? (
          <SheetRow
            Icon={Send}
            title={m.accept_post({ viewer })}
            detail={
              rights.posting === 'BOTH' ? m.accept_post_both({ viewer }) : m.accept_post_alone({ viewer })
            }
            end={rights.postOn ? formatShortDate(rights.postOn) : undefined}
          />
        ) : null}
        {sample?.kind === 'SENT' && sample.isReturned ? (
          <SheetRow
            Icon={Undo2}
            title={m.accept_sample_return({ viewer, what: sample.what })}
            detail={m.accept_sample_return_hint({ viewer })}
          />
        ) : null}
      </ul>
      {rights ? <NotIncluded rights={rights} viewer={viewer} /> : null}
    </section>
  );
}

const lastDay = ({ deadline }: DealDetail, months: number): string =>
  formatShortDate(lastDayOfRight(new Date(deadline), months).toISOString());

function Work({ deal }: { deal: DealDetail }) {
  const { dueAfterDays } = deal;
  const end =
    dueAfterDays == null ? m.accept_by({ day: formatShortDate(deal.deadline) }) : dueAfterText(dueAfterDays);
  const isOver = dueAfterDays == null && deadlineEnd(new Date(deal.deadline)) < new Date();
  return (
    <>
      {(deal.deliverableWishes ?? []).map((deliverable) => (
        <SheetRow
          key={deliverable.id}
          Icon={Clapperboard}
          title={deliverableCountLabel(deliverable)}
          detail={wishesText(deliverable)}
          end={end}
          unusual={isOver ? m.accept_deadline_over() : null}
        />
      ))}
      {kindsWithoutWishes(deal).map((name) => (
        <SheetRow key={name} Icon={Clapperboard} title={deliverableLabel(name)} end={end} />
      ))}
      {deal.rounds ? (
        <SheetRow
          Icon={RotateCcw}
          title={m.accept_rounds({ n: deal.rounds.included, count: formatCount(deal.rounds.included) })}
          detail={m.accept_rounds_hint()}
        />
      ) : null}
    </>
  );
}

const signs: Record<RightUse, LucideIcon> = {
  UNPAID_USE: Globe,
  PAID_ADS: Megaphone,
  BOOSTED_POST: Rocket,
  BROADCAST: Tv,
};

/** The places of the unpaid use by their names, since a brief may ask for one of them alone. */
function titleOf(use: RightUse, { unpaid }: RightsTerms): string {
  if (use === 'PAID_ADS') return placeLabel('PAID_ADS');
  if (use !== 'UNPAID_USE') return rightLabel(use);
  return formatSeries([
    ...(unpaid?.ownAccounts ? [placeLabel('OWN_ACCOUNTS')] : []),
    ...(unpaid?.siteAndShop ? [placeLabel('SITE_AND_SHOP')] : []),
  ]);
}

const lineOf = (use: RightUse, term: UseTerm): TakenLine => {
  if (use === 'BOOSTED_POST') return boostedLine(term);
  return { line: use === 'UNPAID_USE' ? `UNPAID_${term}` : `${use}_${term}`, times: 1 };
};

function Uses({ deal, rights, viewer, unusual }: WorkAndRightsProps & { rights: RightsTerms }) {
  const where = territoryLabel(rights.territory);
  const ofTerritory = unusual(territoryLine(rights.territory));
  return (
    <>
      {usesOf(rights).map(({ use, term }) => {
        const last = lastDayOfUse(new Date(deal.deadline), term);
        return (
          <SheetRow
            key={use}
            Icon={signs[use]}
            title={titleOf(use, rights)}
            detail={
              last === null
                ? m.accept_use_endless({ where })
                : m.accept_use_until({ where, day: formatShortDate(last.toISOString()) })
            }
            end={termLabel(term)}
            unusual={unusual(lineOf(use, term))}
          />
        );
      })}
      {ofTerritory === null ? null : (
        <SheetRow Icon={MapPin} title={where} detail={m.accept_territory()} unusual={ofTerritory} />
      )}
      {rights.rawFootage ? (
        <SheetRow
          Icon={FolderOpen}
          title={m.accept_raw({ viewer })}
          detail={m.accept_raw_hint()}
          unusual={unusual({ line: 'RAW_FOOTAGE', times: 1 })}
        />
      ) : null}
    </>
  );
}

/** The licence of the terms of use, where the brief does not say line by line what it is for. */
function WholeLicence({ deal }: { deal: DealDetail }) {
  const { licenceMonths } = deal;
  return (
    <SheetRow
      Icon={Scale}
      title={m.rights_licence()}
      detail={
        <>
          <RichText
            parts={m.accept_licence.parts()}
            tags={{
              terms: (children) => <TextLink to={`${paths.terms.href()}#licence`}>{children}</TextLink>,
            }}
          />
          {licenceMonths ? (
            <span className="block">{m.rights_until({ day: lastDay(deal, licenceMonths) })}</span>
          ) : null}
        </>
      }
      end={licenceMonths ? monthsText(licenceMonths) : m.use_term_endless()}
    />
  );
}
