import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

describe("a brand's profile", () => {
  test('keeps every field, lists and colours as values or as JSON text', async () => {
    const { client } = await server.signUpBrand();
    const fields = {
      companyName: 'Oasis Skin',
      industry: 'Beauty',
      companySize: 'MEDIUM',
      foundedYear: 2019,
      website: 'https://oasisskin.example',
      companyDescription: 'Barrier-first skincare.',
      brandFonts: ['Hanken Grotesk'],
      brandVoice: 'FRIENDLY',
      brandStyle: 'MINIMALIST',
      targetGender: 'ALL',
      targetInterests: ['Beauty', 'Art'],
      contentDos: ['Natural light'],
      hashtagGuidelines: ['#barrier'],
      mentionRequirements: 'Tag us once.',
      socialInstagram: 'https://instagram.example/oasisskin',
      contactPerson: 'Rania Saleh',
      contactPhone: '+971 4 555 0142',
      department: 'Partnerships',
    } as const;
    const { user } = await client.profiles.update({
      body: {
        ...fields,
        brandFonts: [...fields.brandFonts],
        targetInterests: [...fields.targetInterests],
        contentDos: [...fields.contentDos, '  '],
        hashtagGuidelines: '["#barrier"]',
        brandColors: '{"primary":"#12A594"}',
        targetAgeRange: '25-34',
      },
    });
    expect(user).toMatchObject({
      ...fields,
      targetAgeRange: 'AGE_25_34',
      brandColors: { primary: '#12A594', secondary: '', accent: '' },
    });
  });

  test('null clears texts, choices, lists and colours', async () => {
    const { client } = await server.signUpBrand();
    await client.profiles.update({
      body: { industry: 'Beauty', contentDos: ['A'], brandColors: { primary: '#000000' } },
    });
    const { user } = await client.profiles.update({
      body: { industry: null, contentDos: null, brandColors: null },
    });
    expect(user).toMatchObject({
      industry: null,
      contentDos: [],
      brandColors: { primary: '', secondary: '', accent: '' },
    });
  });

  test.each([
    ['a script for a website', { website: 'javascript:alert(1)' }],
    ['a bare domain', { website: 'oasisskin.example' }],
    ['an industry that is not offered', { industry: 'Space' }],
    ['a year as text', { foundedYear: '2019' }],
    ['a year to come', { foundedYear: 2100 }],
    ['a year that no integer holds', { foundedYear: 2 ** 31 }],
    ['no company name', { companyName: null }],
    ['a colour by name', { brandColors: { primary: 'red' } }],
    ['text that is no list', { contentDos: 'Natural light' }],
    ['an interest that is not offered', { targetInterests: ['Space'] }],
  ])('refuses %s and changes nothing', async (_, body) => {
    const { client, user } = await server.signUpBrand();
    const error = await client.profiles
      .update({ body: { ...body, department: 'New' } as never })
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: 'request.invalid' });
    expect(error.details[0].path[0]).toBe(Object.keys(body)[0]);
    expect((await client.accounts.me()).user).toEqual(user);
  });
});
