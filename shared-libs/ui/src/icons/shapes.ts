import type { IconShape } from './Icon';

export const dashboardIcon: IconShape = { d: 'M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z' };
export const homeIcon: IconShape = { d: 'M4 11.5 12 4l8 7.5M6 10v10h4.5v-5.5h3V20H18V10' };
export const miningIcon: IconShape = { d: 'M5 20 14.5 10.5M7 5c5-1.5 10 .5 12.5 7M12.5 6.5l5 5' };
export const nodeIcon: IconShape = { d: 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8h.01M7.5 16h.01M12 8h5M12 16h5' };
export const networkIcon: IconShape = {
  d: 'M12 8V5M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3.5h.01M8.5 14 5 17.5M15.5 14l3.5 3.5M4 19h.01M20 19h.01',
};
export const walletIcon: IconShape = {
  d: 'M18 8V5.5A1.5 1.5 0 0 0 16.5 4H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M16 14h.01',
};
export const transactionsIcon: IconShape = {
  d: 'M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5',
};
export const payIcon: IconShape = { d: 'M3 6h18v12H3zM3 10h18M7 15h4' };
export const settingIcon: IconShape = {
  d: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
};
export const securityIcon: IconShape = {
  d: 'M12 3 5 6v5.5c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V6zM9 12l2.2 2.2L15.5 10',
};
export const profileIcon: IconShape = {
  d: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-3.5 4-5 7.5-5s6.5 1.5 7.5 5',
};
export const identityIcon: IconShape = {
  d: 'M3 5.5h18v13H3zM8.8 8.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM5.8 16c.4-1.4 1.5-2 3-2s2.6.6 3 2M15 10h3M15 14h3',
};
export const supportIcon: IconShape = {
  d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.7 9.3c.3-1.3 1.2-2 2.4-2 1.4 0 2.4.9 2.4 2.2 0 1.7-2.4 2-2.4 3.8M12.1 16.5h.01',
};
export const logoutIcon: IconShape = { d: 'M10 4H5v16h5M9.5 12H20M16.5 8.5 20 12l-3.5 3.5', flips: true };
export const menuIcon: IconShape = { d: 'M4 7h16M4 12h16M4 17h10', flips: true };
export const closeIcon: IconShape = { d: 'M6 6l12 12M18 6 6 18' };
export const chevronDownIcon: IconShape = { d: 'm6 9.5 6 6 6-6' };
export const chevronEndIcon: IconShape = { d: 'm9.5 6 6 6-6 6', flips: true };
export const chevronStartIcon: IconShape = { d: 'm14.5 6-6 6 6 6', flips: true };
export const checkIcon: IconShape = { d: 'm5 12.5 4.5 4.5L19 7' };
export const infoIcon: IconShape = { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5h.01' };
export const warnIcon: IconShape = { d: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01' };
export const errorIcon: IconShape = {
  d: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3h.01',
};
export const successIcon: IconShape = { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12.3l2.8 2.8L16 9.5' };
export const copyIcon: IconShape = { d: 'M9 9h11v11H9zM15 9V4H4v11h5' };
export const eyeIcon: IconShape = {
  d: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
};
export const eyeOffIcon: IconShape = {
  d: 'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a15 15 0 0 1-2.6 3.5M6.3 7.2A14 14 0 0 0 2.5 12C5 16.5 8.3 18.5 12 18.5a9 9 0 0 0 4.5-1.2M10 10a3 3 0 0 0 4 4',
};
export const globeIcon: IconShape = {
  d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
};
export const playIcon: IconShape = { d: 'M7 4.5v15L19.5 12z' };
export const pauseIcon: IconShape = { d: 'M8 5v14M16 5v14' };
export const refreshIcon: IconShape = {
  d: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.3 7.5M4.5 14a8 8 0 0 0 14.2 2.5',
};
export const searchIcon: IconShape = { d: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20 20' };
export const plusIcon: IconShape = { d: 'M12 5v14M5 12h14' };
export const sendIcon: IconShape = { d: 'M7 17 18 6M9 6h9v9', flips: true };
export const receiveIcon: IconShape = { d: 'M18 6 7 17M16 17H7V8', flips: true };
export const exchangeIcon: IconShape = { d: 'M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5' };
export const externalIcon: IconShape = { d: 'M10 5H5v14h14v-5M13.5 4.5H20V11M20 4.5l-9 9', flips: true };
export const boltIcon: IconShape = { d: 'M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z' };
export const bellIcon: IconShape = { d: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4' };
export const batteryIcon: IconShape = { d: 'M3 8h15v8H3zM21 11v2M6 11v2M9 11v2M12 11v2' };
export const clockIcon: IconShape = { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.3l3.5 2' };
export const blockIcon: IconShape = { d: 'M12 3 4 7.5v9L12 21l8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9' };
export const giftIcon: IconShape = {
  d: 'M4 8h16v4H4zM5.5 12v8h13v-8M12 8v12M12 8c-4 0-5-4-2.5-4.5C11.5 3.2 12 6 12 8c0-2 .5-4.8 2.5-4.5C17 4 16 8 12 8z',
};
export const emailIcon: IconShape = { d: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5' };
export const lockIcon: IconShape = { d: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2' };
export const keyIcon: IconShape = {
  d: 'M8 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.2 12.3 20 3.5M16 7.5l3 3M13.5 10l1.8 1.8',
};
export const starIcon: IconShape = {
  d: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
};
export const chatIcon: IconShape = { d: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5', flips: true };
export const emptyIcon: IconShape = { d: 'M4 13 7 5h10l3 8v6H4zM4 13h5l1.5 2.5h3L15 13h5' };
export const downloadIcon: IconShape = { d: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 17v3h16v-3' };
export const trendUpIcon: IconShape = { d: 'M3 17 9.5 10.5l4 4L21 7M15.5 7H21v5.5' };
export const usersIcon: IconShape = {
  d: 'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.8-3 3.3-4.5 6.5-4.5s5.7 1.5 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.3c1.8.7 3 2.1 3.5 4.2',
};
export const hashrateIcon: IconShape = { d: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4.5-5.5M12 15h.01M7 19.5h10' };
export const uploadIcon: IconShape = { d: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M4 16v4h16v-4' };
export const cameraIcon: IconShape = {
  d: 'M4 7h3.5L9 4.5h6L16.5 7H20v12H4zM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
};
export const editIcon: IconShape = { d: 'M5 19h3.5L19 8.5 15.5 5 5 15.5zM13 7.5l3.5 3.5' };
export const trashIcon: IconShape = { d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5' };
export const desktopIcon: IconShape = { d: 'M3 5h18v11H3zM8.5 20h7M12 16v4' };
export const phoneIcon: IconShape = { d: 'M7 3h10v18H7zM11 18h2' };
export const soundIcon: IconShape = {
  d: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  flips: true,
};
export const soundOffIcon: IconShape = {
  d: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  flips: true,
};
