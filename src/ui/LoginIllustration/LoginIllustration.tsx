import './LoginIllustration.css';

const SPANS = [0, 208, 416, 624];

/** The login page's picture (LOGIN-1). */
export function LoginIllustration() {
  return (
    <svg
      className="illustration"
      viewBox="0 0 720 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="i-sun" cx="508" cy="218" r="132" />
      <path className="i-far" d="M0 412c84-64 150-92 226-64 70 26 118 60 196 26 92-40 176-84 298-20v140H0Z" />
      <path className="i-water" d="M0 452h720v188H0Z" />
      <g className="i-bridge">
        {SPANS.map((x) => (
          <path
            key={x}
            transform={`translate(${x - 60} 0)`}
            d="M-24 366h256v24h-12c-58 0-80 56-92 118-3 15-25 15-28 0-12-62-34-118-92-118h-32Z"
          />
        ))}
      </g>
      <path className="i-deck" d="M-10 354h740v14H-10Z" />
      <path
        className="i-rail"
        d="M-10 338h740M12 338v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16m58-16v16"
      />
      <path
        className="i-wave"
        d="M60 540h92m28 0h34M300 566h120m30 0h26M540 532h84m30 0h40M120 596h64m380-2h96"
      />
      {/* Close enough to the middle that a narrow window does not crop it. */}
      <g transform="translate(46.8 39) scale(.87)">
        <g className="i-float">
          <rect className="i-shadow" x="118" y="172" width="232" height="142" rx="16" />
          <rect className="i-card" x="118" y="164" width="232" height="142" rx="16" />
          <rect className="i-solid" x="138" y="184" width="34" height="34" rx="10" />
          <path className="i-mark" d="m147 201 6 6 11-12" />
          <path className="i-line" d="M186 194h76m-76 16h48" />
          <path className="i-rule" d="M138 238h192" />
          <path className="i-line" d="M138 260h58m-58 22h92" />
          <rect className="i-pill" x="274" y="264" width="56" height="22" rx="11" />
          <circle className="i-dot" cx="287" cy="275" r="4" />
          <path className="i-pill-line" d="M298 275h20" />
        </g>
        <g className="i-float" data-late="">
          <rect className="i-shadow" x="402" y="232" width="196" height="84" rx="16" />
          <rect className="i-card" x="402" y="224" width="196" height="84" rx="16" />
          <circle className="i-coin" cx="440" cy="266" r="20" />
          <path className="i-coin-line" d="M445 259c-2-3-10-3-10 2s10 4 10 9-8 5-10 2m5-16v3m0 15v3" />
          <path className="i-line" d="M474 256h96m-96 20h60" />
        </g>
      </g>
    </svg>
  );
}
