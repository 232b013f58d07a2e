/** The picture-book country the castles stand in: sky, clouds and hills; at night moon and stars. */
export function Land() {
  return (
    <div class="diamoniak-land" aria-hidden="true">
      <svg class="diamoniak-sun" viewBox="0 0 120 120" aria-hidden="true">
        <g class="diamoniak-rays">
          {Array.from({ length: 12 }, (_, i) => (
            <path key={i} d="M60 4l6 18H54z" transform={`rotate(${i * 30} 60 60)`} />
          ))}
        </g>
        <circle class="diamoniak-disc" cx="60" cy="60" r="34" />
        <path class="diamoniak-crescent" d="M66 24a36 36 0 1 0 30 48 30 30 0 0 1-30-48z" />
      </svg>
      <svg class="diamoniak-stars" viewBox="0 0 400 200" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </svg>
      <svg class="diamoniak-cloud" viewBox="0 0 120 50" aria-hidden="true">
        <path d={CLOUD} />
      </svg>
      <svg class="diamoniak-cloud" viewBox="0 0 120 50" aria-hidden="true">
        <path d={CLOUD} />
      </svg>
      <svg class="diamoniak-hill" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14Q60-4 140 7T290 9 400 3v97H0z" />
      </svg>
      <svg class="diamoniak-hill" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4q90-7 190 4t210-3v95H0z" />
      </svg>
      <svg class="diamoniak-hill" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 9Q110-5 220 3t180 5v92H0z" />
      </svg>
    </div>
  );
}

const CLOUD = 'M12 46a12 12 0 0 1 2-24 20 20 0 0 1 36-9 17 17 0 0 1 30 5 15 15 0 0 1 26 10 9.5 9.5 0 0 1 0 18z';
const STARS = [
  [22, 30, 1.0],
  [70, 14, 0.7],
  [118, 44, 0.8],
  [164, 18, 1.1],
  [210, 52, 0.7],
  [252, 24, 0.9],
  [300, 60, 0.8],
  [346, 12, 0.7],
  [380, 70, 1.0],
  [44, 88, 0.7],
  [142, 96, 0.7],
  [276, 104, 0.8],
] as const;
