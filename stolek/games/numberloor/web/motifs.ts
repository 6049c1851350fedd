/** Who lives on which floor: one little thing in the window, in a box of 40 by 40, drawn by ourselves. */
export const MOTIF = [
  '<path d="M8 40V16q12-14 24 0v24z" fill="#6b3d26"/><path d="M12 40V18q8-9 16 0v22z" fill="#8a5232"/><circle cx="25" cy="29" r="1.8" fill="#ffe6a6"/>',
  '<path d="M12 40l-2-12h20l-2 12z" fill="#a5482f"/><path d="M20 28V14" stroke="#2f6b3c" stroke-width="2.5"/><circle cx="20" cy="11" r="6" fill="#e8604c"/><circle cx="20" cy="11" r="2.2" fill="#ffe6a6"/><path d="M20 24q-7-1-8-7 8 0 8 7z" fill="#3f8a4c"/>',
  '<path d="M8 40c0-14 3-20 5-24l-1-9 7 5h4l7-5-1 9c3 5 4 12 3 24z" fill="#33405e"/><circle cx="16.5" cy="19" r="1.8" fill="#ffe6a6"/><circle cx="24.500" cy="19" r="1.8" fill="#ffe6a6"/><path d="M32 40q7-3 5-13" stroke="#33405e" stroke-width="3" fill="none" stroke-linecap="round"/>',
  '<path d="M20 0v9" stroke="#4a3524" stroke-width="2"/><path d="M8 21q2-12 12-12t12 12z" fill="#d9572f"/><circle cx="20" cy="22.5" r="4" fill="#fffbe0"/><path d="M12 24l-7 16h30l-7-16z" fill="#fff8d8" opacity=".75"/>',
  '<path d="M0 0h14q-1 16-9 24L0 40z" fill="#b24a63"/><path d="M40 0H26q1 16 9 24l5 16z" fill="#b24a63"/><circle cx="20" cy="22" r="5.5" fill="#fffbe0"/><path d="M0 0h40v5H0z" fill="#7a2c44"/>',
  '<path d="M6 30q2-13 14-13 3-6 8-6 5 1 5 6l4 2-4 2q-1 13-13 13-9 0-14-4z" fill="#2f79a8"/><circle cx="28.5" cy="16" r="1.6" fill="#fff"/><path d="M18 34v6M23 34v6" stroke="#8a5232" stroke-width="2"/><path d="M10 29q8 3 13-4" stroke="#bfe3f2" stroke-width="2" fill="none"/>',
  '<path d="M20 40V20" stroke="#5b3a22" stroke-width="4"/><circle cx="20" cy="14" r="10" fill="#3f8a4c"/><circle cx="12" cy="19" r="6.5" fill="#4f9d57"/><circle cx="28" cy="19" r="6.5" fill="#357a43"/><circle cx="16" cy="12" r="2" fill="#e8604c"/><circle cx="25" cy="15" r="2" fill="#e8604c"/><circle cx="20" cy="20" r="2" fill="#e8604c"/>',
  '<circle cx="20" cy="20" r="15" fill="#fffaf0" stroke="#4a3524" stroke-width="3"/><path d="M20 20V10M20 20l7 4" stroke="#4a3524" stroke-width="2.6" stroke-linecap="round"/>',
  '<path d="M8 32q0-10 7-11V7l17-4v22" fill="none" stroke="#33305e" stroke-width="3"/><ellipse cx="11" cy="32" rx="6" ry="4.5" fill="#33305e"/><ellipse cx="28" cy="27" rx="6" ry="4.5" fill="#33305e"/>',
  '<path d="M20 27l-7 13M20 27l8 13" stroke="#4a3524" stroke-width="2.6"/><path d="M5 27L31 8l5 7L9 33z" fill="#5b4b8a"/><path d="M29 5l8 12 3-2L32 3z" fill="#3a2d66"/><circle cx="12" cy="8" r="1.8" fill="#fff"/><circle cx="20" cy="4" r="1.2" fill="#fff"/>',
];
