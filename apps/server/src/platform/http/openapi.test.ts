import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

/** Clients know this path. Ids are UUIDs, so none of `/api/files/{id}/…` is ever taken for it. */
const givenPath = '/api/files/upload/{dealId}';

it('describes the calls as an outside linter of OpenAPI wants it', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument('https://briefcast.example')),
    config: await createConfig({ extends: ['recommended'] }),
  });
  const isGiven = (rule: string, message: string) =>
    rule === 'no-ambiguous-paths' && message.includes(`\`${givenPath}\``);
  expect(
    problems
      .filter(({ ruleId, message }) => !isGiven(ruleId, message))
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

it('describes paths that differ in the names of their parameters as one, with its own names', () => {
  const { paths } = openApiDocument('https://briefcast.example') as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  const item = paths['/api/portfolio/{userId}'];
  expect(Object.keys(item ?? {}).sort()).toEqual(['delete', 'get', 'put']);
  expect(item?.delete?.parameters.filter((parameter) => parameter.in === 'path')).toMatchObject([
    { name: 'userId' },
  ]);
});

it('tells each refusal with its status and its text, parameters by their names', () => {
  const { info } = openApiDocument('https://briefcast.example') as { info: { description: string } };
  expect(info.description).toContain('- **409** `team.full` An organisation can have up to {limit} members.');
  expect(info.description).not.toMatch(/` $/m);
});
