import { type AdminBrandDetails, type AdminMember, api } from '@briefcast/contract';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { industryLabel } from '@briefcast/i18n/labels/brand';
import { memberRoleLabel } from '@briefcast/i18n/labels/member-role';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { queryOptions } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/text-link.tsx';
import { deleteBrand, suspendBrand, suspendMember } from '../actions/actions.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { useMay } from '../admin-queries.ts';
import { OrNone } from '../person-line.tsx';
import { BrandMoney } from './brand-money.tsx';
import { DealLines } from './deal-lines.tsx';
import {
  AccountBadges,
  DetailsColumns,
  DetailsHead,
  DetailsPage,
  SuspendedBadge,
  WrittenText,
} from './details-page.tsx';
import { GoodwillCard } from './goodwill-card.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';
import { WhatWasDone } from './what-was-done.tsx';

const queryOf = (id: string) =>
  queryOptions({
    ...adminQ('adminDetails.brand', { params: { id } }),
    select: ({ brand }) => brand,
  });

/** One brand with its people, as the admin decides about it (/admin/brands/:id). */
export function AdminBrandScreen() {
  return (
    <DetailsPage what="brands" queryOf={queryOf}>
      {(brand) => <Brand brand={brand} />}
    </DetailsPage>
  );
}

function Brand({ brand }: { brand: AdminBrandDetails }) {
  const action = useAdminAction();
  const mayDelete = useMay()(api.admin.removeUser);
  return (
    <>
      <DetailsHead
        picture={
          <BrandLogoAvatar
            name={brand.companyName}
            src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
            size={80}
          />
        }
        name={brand.companyName}
        lines={<OrNone>{brand.industry && industryLabel(brand.industry)}</OrNone>}
        badges={brand.suspension ? <SuspendedBadge /> : null}
        facts={<Facts brand={brand} />}
        buttons={
          mayDelete ? (
            <>
              {brand.suspension ? null : (
                <Button variant="danger-outline" onClick={() => action.ask(suspendBrand(brand))}>
                  {m.admin_suspend()}
                </Button>
              )}
              <Button variant="danger-outline" onClick={() => action.ask(deleteBrand(brand))}>
                {m.admin_delete()}
              </Button>
              <ActionDialog action={action} />
            </>
          ) : null
        }
      />
      <SuspendedNotice suspension={brand.suspension} />
      <DetailsColumns
        aside={
          <>
            <GoodwillCard brandId={brand.id} />
            <WhatWasDone id={brand.id} />
          </>
        }
      >
        <People brand={brand} />
        {brand.money ? <BrandMoney money={brand.money} /> : null}
        <DealLines deals={brand.deals} unnamed={m.deal_creator_gone()} />
        {brand.companyDescription ? (
          <Card title={m.admin_details_description()}>
            <WrittenText>{brand.companyDescription}</WrittenText>
          </Card>
        ) : null}
      </DetailsColumns>
    </>
  );
}

function Facts({ brand }: { brand: AdminBrandDetails }) {
  return (
    <>
      <Fact label={m.admin_details_joined()}>
        <time dateTime={brand.createdAt}>{formatShortDate(brand.createdAt)}</time>
      </Fact>
      <Fact label={m.admin_details_website()}>
        {brand.website ? (
          <ExternalLink href={brand.website}>{brand.website.replace(/^https?:\/\//u, '')}</ExternalLink>
        ) : (
          <OrNone>{null}</OrNone>
        )}
      </Fact>
      <Fact label={m.admin_details_contact()}>
        <OrNone>{brand.contactPerson}</OrNone>
      </Fact>
      <Fact label={m.admin_details_phone()}>
        <OrNone>{brand.contactPhone}</OrNone>
      </Fact>
      <Fact label={m.admin_details_founded()}>
        <OrNone>{brand.foundedYear === null ? null : String(brand.foundedYear)}</OrNone>
      </Fact>
    </>
  );
}

function People({ brand: { members, invited } }: { brand: AdminBrandDetails }) {
  return (
    <Card
      title={
        <>
          {m.admin_details_people()}{' '}
          <span className="num font-normal text-ink-3">{formatCount(members.length)}</span>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <Person key={member.userId} member={member} />
        ))}
      </ul>
      {invited > 0 ? (
        <p className="hint mt-3">{m.admin_details_invited({ n: invited, count: formatCount(invited) })}</p>
      ) : null}
    </Card>
  );
}

function Person({ member }: { member: AdminMember }) {
  const { email, role, lastSeenAt, hasTwoFactor } = member;
  const may = useMay();
  const name = fullName({ firstName: member.firstName ?? '', lastName: member.lastName ?? '' }) || email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-ui">
      <Avatar name={name} src={null} />
      <span className="min-w-0 flex-1 basis-48">
        <b className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        {name === email ? null : (
          <span className="hint block wrap-anywhere">
            <bdi>{email}</bdi>
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <Badge tone="buff" icon={<User aria-hidden className="ic" />}>
          {memberRoleLabel(role)}
        </Badge>
        <AccountBadges account={member} />
      </span>
      <span className="hint">
        {lastSeenAt === null ? (
          m.admin_details_never_seen()
        ) : (
          <time dateTime={lastSeenAt}>{m.admin_details_seen({ date: formatRelativeTime(lastSeenAt) })}</time>
        )}
      </span>
      {hasTwoFactor && may(api.adminDetails.turnOffTwoFactor) ? (
        <TurnOffTwoFactor userId={member.userId} name={name} size="sm" />
      ) : null}
      <PersonMenu
        userId={member.userId}
        name={name}
        account={member}
        suspend={suspendMember({ userId: member.userId, name })}
      />
      {member.suspension ? (
        <div className="basis-full">
          <SuspendedNotice suspension={member.suspension} />
        </div>
      ) : null}
    </li>
  );
}
