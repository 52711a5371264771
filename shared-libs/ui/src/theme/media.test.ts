import { media } from './media';

it('[K3] has the six breakpoints, and the mobile layout up to 1199 px [L3]', () => {
  expect(media).toMatchObject({
    xs: '@media (min-width: 370px)',
    sm: '@media (min-width: 576px)',
    md: '@media (min-width: 852px)',
    lg: '@media (min-width: 968px)',
    xl: '@media (min-width: 1080px)',
    xxl: '@media (min-width: 1200px)',
    mobileLayout: '@media (max-width: 1199px)',
  });
});
