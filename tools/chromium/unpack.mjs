// Unpacks the browser inside npm's @sparticuz/chromium under $TMPDIR and prints where it is.
// The package unpacks the system libraries that a bare machine lacks only for what it takes to be
// Amazon Linux, hence the name it is told by tools/browser.py.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
