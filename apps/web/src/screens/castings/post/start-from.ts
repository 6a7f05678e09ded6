/** Beginning of a new casting by its address, and how that fills the form (rules/castings#beginnings). */
import { AppError } from '@briefcast/contract';
import type { CastingStart } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { queryOptions } from '@tanstack/react-query';
import { ownCastingQuery } from '../../../features/castings/casting-queries.ts';
import { castingDraftsQuery } from '../../../features/castings/use-casting-drafts.ts';
import { dealQuery } from '../../../features/deals/deal-queries.ts';
import { readDraft } from '../../../features/deals/send-brief/brief-draft.ts';
import { briefOfDeal, briefOfTemplate } from '../../../features/deals/send-brief/filled-brief.ts';
import { usualRightsQuery } from '../../../features/deals/send-brief/rights/use-usual-rights.ts';
import { loadClient } from '../../../lib/load-client.ts';
import { isRetired, usualCurrency } from '../../../lib/market.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type CastingForm, castingFormOf, emptyCasting, withUsualRights } from './casting-form.ts';
import { castingOfBrief } from './casting-of-brief.ts';
import { categoriesQuery } from './categories-query.ts';
import { formOfDraft } from './draft-form.ts';

const names = ['draft', 'template', 'project', 'casting', 'brief'] as const;

/** The first of the address that names something. */
export function readStart(params: URLSearchParams): CastingStart {
  const name = names.find((one) => params.get(one));
  if (!name) return {};
  const kept = name === 'project' && params.get('kept') === 'deliverables' ? 'deliverables' : undefined;
  return { [name]: params.get(name) ?? '', ...(kept ? { kept } : {}) };
}

/** Creators invited once it is posted. */
export const readInvited = (params: URLSearchParams): string[] =>
  (params.get('invite') ?? '').split(',').filter(Boolean);

/** Filled form, with words on its origin; null for a form without one. */
export interface Started {
  form: CastingForm;
  origin: { title: string; about: string } | null;
}

/** With the usual rights; those that are built in where they cannot be read. */
async function startBlank(): Promise<Started> {
  const usual = await queryClient.fetchQuery(usualRightsQuery).catch(() => null);
  const empty = { ...emptyCasting, currency: usualCurrency() };
  return { form: usual ? withUsualRights(empty, usual.rights) : empty, origin: null };
}

async function startWithDraft(id: string): Promise<Started> {
  // As they are now: somebody of the team may have begun it a moment ago.
  const { drafts } = await queryClient.fetchQuery({ ...castingDraftsQuery, staleTime: 0 });
  const draft = drafts.find((one) => one.id === id);
  if (!draft) throw new AppError('casting.draft_gone', { message: m.refusal_casting_draft_gone() });
  const day = formatShortDate(draft.savedAt);
  return {
    form: formOfDraft(draft),
    origin: {
      title: draft.terms.title || m.casting_draft_untitled(),
      about: draft.savedBy
        ? m.casting_begun_draft_by({ day, name: draft.savedBy })
        : m.casting_begun_draft({ day }),
    },
  };
}

async function startWithTemplate(id: string): Promise<Started> {
  const { templates } = await (await loadClient()).briefTemplates.list();
  const template = templates.find((one) => one.id === id);
  if (!template) throw new AppError('template.not_found', { message: m.refusal_template_not_found() });
  return {
    form: castingOfBrief(briefOfTemplate(template, '')),
    origin: { title: template.name, about: m.casting_begun_template() },
  };
}

async function startWithProject(id: string, kept: CastingStart['kept']): Promise<Started> {
  const { deal } = await queryClient.fetchQuery(dealQuery(id));
  const brief = briefOfDeal(deal, kept ?? 'brief');
  const { categories } = await queryClient.fetchQuery(categoriesQuery);
  const category = categories.find(
    ({ name }) => name === deal.category?.name && !isRetired('categories', name),
  );
  return {
    form: castingOfBrief({ ...brief, deadline: '' }, kept ? null : (category?.id ?? null)),
    origin: {
      title: deal.title,
      about: kept ? m.casting_begun_deliverables() : m.casting_begun_project(),
    },
  };
}

async function startWithCasting(id: string): Promise<Started> {
  const { casting } = await queryClient.fetchQuery(ownCastingQuery(id));
  return {
    form: {
      ...castingFormOf(casting),
      // A new casting cannot ask for what the market retired since.
      categoryIds: casting.categories
        .filter(({ name }) => !isRetired('categories', name))
        .map(({ id }) => id),
      languages: casting.languages.filter((language) => !isRetired('contentLanguages', language)),
      closesOn: '',
      dueOn: '',
    },
    origin: { title: casting.title, about: m.casting_begun_casting() },
  };
}

function startWithBrief(userId: string, creatorId: string): Started {
  const { brief } = readDraft(userId, creatorId);
  return {
    form: castingOfBrief(brief),
    origin: { title: brief.title || m.casting_draft_untitled(), about: m.casting_begun_brief() },
  };
}

/** Fills the form. It rejects where what it begins with is gone or cannot be read. */
export const startedQuery = (userId: string, start: CastingStart) =>
  queryOptions({
    // Keeps the key apart from the castings', so that changes there never fill the form again.
    queryKey: ['casting-start', userId, start],
    queryFn: async (): Promise<Started> => {
      if (start.draft) return startWithDraft(start.draft);
      if (start.template) return startWithTemplate(start.template);
      if (start.project) return startWithProject(start.project, start.kept);
      if (start.casting) return startWithCasting(start.casting);
      return start.brief ? startWithBrief(userId, start.brief) : startBlank();
    },
    // Fills once: typed text stays, even if its source changes later.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
