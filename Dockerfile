# API and worker from one source: `docker build --target api .` and `docker build --target worker .`
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
RUN npm ci --ignore-scripts --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
# The worker image has Debian's Chromium: the one in the optional package stays out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-fund --no-audit

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data WEB_DIST=/app/dist/web HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
USER node

FROM base AS api
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/api/apps/api/src/main.js"]

FROM base AS worker
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
ENV PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium
USER node
CMD ["node", "--enable-source-maps", "dist/worker/apps/worker/src/main.js"]
