import ts from 'typescript';
export = ts;
