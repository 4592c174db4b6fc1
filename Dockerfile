# The hall in a container:
#
#     docker build --tag wyrmhall .
#     docker run --publish 127.0.0.1:8642:8642 --volume wyrmhall:/data wyrmhall
#
# compose.yaml runs it with PostgreSQL. The Python is the one that the tests run on.

FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /wyrmhall
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/node.txt \
    && python -m venv --without-pip /opt/wyrmhall \
    && pip --python /opt/wyrmhall/bin/python install --no-cache-dir --no-deps --require-hashes -r requirements/run.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools tools
COPY web web
COPY src src
# An image that is not compiled, or has no page, is a mistake: here both are conditions.
RUN WYRMHALL_COMPILED=1 pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && test -f src/wyrmhall/hall/web/index.html \
    && pip --python /opt/wyrmhall/bin/python install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin wyrmhall \
    && install --directory --owner wyrmhall --group wyrmhall --mode 0700 /data
COPY --from=build /opt/wyrmhall /opt/wyrmhall
ENV PATH=/opt/wyrmhall/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WYRMHALL_HOME=/data \
    WYRMHALL_HOST=0.0.0.0 \
    WYRMHALL_ADDRESS=http://localhost:8642
USER wyrmhall
WORKDIR /data
VOLUME /data
EXPOSE 8642
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8642/healthz', timeout=4)"]
ENTRYPOINT ["wyrmhall"]
CMD ["serve"]
