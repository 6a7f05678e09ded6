import type { AdminDashboard } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount } from '@briefcast/i18n/format';
import { industryLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Building2, FileText, Handshake, HardDrive, Images, MessageCircle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AuditList } from '../audit/audit-list.tsx';
import { FirstDayCard, saidByFirstDay, useFirstDay } from '../first-day/first-day-card.tsx';
import { SamplePeopleCard, samplePeopleQuery } from '../first-day/sample-people.tsx';
import { OrNone, PersonLine, PublishedBadge } from '../person-line.tsx';
import { ReadinessNotice } from '../readiness/readiness-notice.tsx';
import { Figures } from './figures.tsx';
import { JobsCard } from './jobs-card.tsx';

const counters = [
  { key: 'totalCreators', label: m.admin_creators, Icon: Users, tab: 'creators' },
  { key: 'totalBrands', label: m.admin_brands, Icon: Building2, tab: 'brands' },
  { key: 'totalDeals', label: m.admin_deals, Icon: Handshake, tab: 'deals' },
  { key: 'totalPortfolioItems', label: m.admin_portfolio_total, Icon: Images, tab: null },
  { key: 'totalMessages', label: m.admin_messages, Icon: MessageCircle, tab: null },
  { key: 'totalFiles', label: m.admin_files, Icon: FileText, tab: null },
] as const;

/** Counters, plots, the newest accounts, work in the background, and what the admin did. */
export function DashboardTab() {
  const { data } = useQuery(adminQ('admin.dashboard'));
  const counted = data?.overview;
  const steps = useFirstDay(counted && counted.totalCreators + counted.totalBrands);
  const samples = useQuery(samplePeopleQuery);
  // Together with the sheet, so that nothing moves when it comes.
  if (!data || samples.isPending) return null;
  const samplePeople = samples.data?.samplePeople;
  const { overview, storage, recent } = data;
  return (
    <div className="grid gap-4 md:gap-5">
      {steps ? <FirstDayCard steps={steps} samplePeople={samplePeople} /> : null}
      {!steps && samplePeople?.areIn ? <SamplePeopleCard people={samplePeople} /> : null}
      <ReadinessNotice without={steps ? saidByFirstDay : undefined} />
      <StorageNotice storage={storage} />
      <Counters overview={overview} />
      {steps && overview.totalDeals === 0 ? null : <Figures />}
      <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
        <RecentCard title={m.admin_recent_creators()} emptyText={m.admin_no_creators()}>
          {recent.creators.map((creator) => (
            <RecentLine
              key={creator.id}
              picture={
                <Avatar
                  name={fullName(creator)}
                  src={creator.profileImage ? mediaUrl(creator.profileImage) : null}
                />
              }
              to={paths.adminCreator.href(creator.id)}
              name={fullName(creator)}
              email={creator.email}
              end={<PublishedBadge isPublished={creator.isPublished} />}
            />
          ))}
        </RecentCard>
        <RecentCard title={m.admin_recent_brands()} emptyText={m.admin_no_brands()}>
          {recent.brands.map((brand) => (
            <RecentLine
              key={brand.id}
              picture={
                <BrandLogoAvatar
                  name={brand.companyName}
                  src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
                  size={40}
                />
              }
              to={paths.adminBrand.href(brand.id)}
              name={brand.companyName}
              email={brand.email}
              end={brand.industry ? <Tag>{industryLabel(brand.industry)}</Tag> : <OrNone>{null}</OrNone>}
            />
          ))}
        </RecentCard>
      </div>
      <JobsCard />
      <AuditList />
    </div>
  );
}

function Counters({ overview }: { overview: AdminDashboard['overview'] }) {
  return (
    <Card as="div" flush>
      <dl className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
        {counters.map(({ key, label, Icon, tab }) => (
          <div key={key} className="border-line p-4 md:p-5 lg:border-s lg:first:border-0">
            <dt className="hint flex items-center gap-1.5">
              <Icon aria-hidden className="ic size-4!" />
              {label()}
            </dt>
            <dd className="disp num mt-2 text-[32px] leading-none md:text-[38px]">
              {tab ? (
                <Link
                  to={`?tab=${tab}`}
                  className="hover:underline"
                  aria-label={m.admin_counter_opens({ count: formatCount(overview[key]), what: label() })}
                >
                  {formatCount(overview[key])}
                </Link>
              ) : (
                formatCount(overview[key])
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface RecentCardProps {
  title: string;
  emptyText: string;
  children: ReactNode[];
}

function RecentCard({ title, emptyText, children }: RecentCardProps) {
  return (
    <Card>
      <h2 className="text-[22px]">{title}</h2>
      {children.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">{children}</ul>
      ) : (
        <p className="mt-3 text-ink-3">{emptyText}</p>
      )}
    </Card>
  );
}

interface RecentLineProps {
  picture: ReactNode;
  to: string;
  name: string;
  email: string;
  end: ReactNode;
}

function RecentLine({ picture, to, name, email, end }: RecentLineProps) {
  return (
    <li className="py-3 text-ui">
      <PersonLine picture={picture} to={to} name={name} detail={email} end={end} />
    </li>
  );
}

/** With less room than one film may take, the admin should look for more. */
const littleBytes = 2 * 1024 ** 3;

/** Says that the disk of the files is full, or will be soon. */
function StorageNotice({ storage: { roomBytes } }: { storage: AdminDashboard['storage'] }) {
  if (roomBytes === null || roomBytes >= littleBytes) return null;
  const isFull = roomBytes <= 0;
  return (
    <Notice
      tone={isFull ? 'red' : 'orange'}
      title={isFull ? m.admin_disk_full() : m.admin_disk_nearly_full()}
      icon={<HardDrive aria-hidden className="ic" />}
      alert={isFull}
    >
      <p>
        {isFull ? m.admin_disk_full_text() : m.admin_disk_nearly_full_text({ room: formatBytes(roomBytes) })}
      </p>
    </Notice>
  );
}
