# Two stages: the first builds with everything that takes, the second carries only what serves.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/i18n/package.json packages/i18n/
COPY packages/search-index/package.json packages/search-index/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY tools/demo-art/package.json tools/demo-art/
COPY e2e/package.json e2e/
# No package here needs its install script: the Node that npm would bring is the image's own.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf packages/*/generated

FROM node:24-bookworm-slim
# Stills of videos, and videos without the place where they were filmed. With ffmpeg come drivers of graphics cards, for
# a window that it never opens here: a third of its room.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && dpkg --purge --force-depends libgl1-mesa-dri libllvm15 libz3-4
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/packages packages
COPY --from=build --chown=root:root /app/apps/server apps/server
COPY --from=build --chown=root:root /app/apps/web/dist apps/web/dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server itself as the first process, so that SIGTERM reaches it.
# As much room for what is new as scripts/lib/node24.mjs gives it.
CMD ["node", "--max-semi-space-size=8", "apps/server/dist/code/main.js"]
