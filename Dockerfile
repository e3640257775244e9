# The play service: `asztal serve` (the default), `asztal worker`, `asztal db upgrade`, `asztal backup`, `asztal restore`.
FROM node:20-slim AS web
WORKDIR /source/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY src/asztal/games /source/src/asztal/games
COPY web ./
RUN npm run build

FROM python:3.11-slim AS handbook
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONPATH=src
WORKDIR /source
COPY requirements/handbook.txt requirements/handbook.txt
RUN pip install --no-deps --require-hashes -r requirements/handbook.txt
COPY mkdocs.yml CONTRIBUTING.md CODE_OF_CONDUCT.md SECURITY.md CHANGELOG.md ./
COPY docs docs
COPY tools tools
COPY src src
RUN python -m tools.handbook

FROM python:3.11-slim AS build
RUN python -m venv /venv
ENV PATH=/venv/bin:$PATH PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
# The packages first: they change less often than the code.
COPY requirements/serve.txt requirements/serve.txt
# Without what they name besides: the list is complete but for what serving never imports.
RUN pip install --no-deps --require-hashes -r requirements/serve.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY docs/howto docs/howto
COPY docs/aid docs/aid
COPY src src
COPY --from=web /source/src/asztal/_web src/asztal/_web
COPY --from=handbook /source/src/asztal/_handbook src/asztal/_handbook
RUN pip install --no-deps .

FROM python:3.11-slim
RUN useradd --system --no-create-home --shell /usr/sbin/nologin asztal
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 ASZTAL_HOST=0.0.0.0 ASZTAL_PORT=8000 ASZTAL_LOG=json
USER asztal
EXPOSE 8000
CMD ["asztal", "serve"]
