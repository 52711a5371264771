/** Pattern of a decimal such as `-12.5`, with its sign, integer part and fraction as groups. */
export const DECIMAL_PATTERN = /^(-?)(\d+)(?:\.(\d+))?$/;
